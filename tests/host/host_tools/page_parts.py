"""What a page of saved games may contain: nothing in it runs or is loaded."""

TAGS = {"html", "head", "meta", "title", "style", "body", "main", "h1", "h2", "h3", "p", "section"}
TAGS |= {"table", "caption", "thead", "tbody", "tr", "th", "td", "bdi", "small", "br", "div"}
TAGS |= {"details", "summary", "figure", "nav", "ol", "li", "a"}
TAGS |= {"svg", "g", "path", "text", "tspan", "rect", "use", "defs", "clippath", "pattern", "desc"}
ATTRIBUTES = {"lang", "charset", "http-equiv", "content", "name", "class", "colspan", "scope", "id"}
ATTRIBUTES |= {"tabindex", "role", "aria-label", "aria-labelledby", "href", "value", "style"}
ATTRIBUTES |= {"viewbox", "d", "x", "y", "width", "height", "transform", "clip-path", "fill"}
ATTRIBUTES |= {"stroke", "patternunits"}
