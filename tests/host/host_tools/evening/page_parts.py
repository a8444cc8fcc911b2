"""What a page of saved games may contain: nothing in it runs or is loaded."""

TAGS = {"html", "head", "meta", "title", "style", "body", "main", "h1", "h2", "h3", "p", "section"}
TAGS |= {"table", "caption", "thead", "tbody", "tr", "th", "td", "bdi", "small", "br", "div"}
TAGS |= {"details", "summary", "figure", "nav", "ol", "li", "a"}
TAGS |= {"svg", "path", "text", "circle", "h4", "ul", "b"}
ATTRIBUTES = {"lang", "charset", "http-equiv", "content", "name", "class", "colspan", "scope", "id"}
ATTRIBUTES |= {"tabindex", "role", "aria-label", "href", "open"}
ATTRIBUTES |= {"viewbox", "d", "x", "y", "cx", "cy", "r"}
