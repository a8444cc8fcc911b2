"""Texts of the test: light, edges, buttons, memory."""

TEXTS = (
    "title",
    "Test",
    "offer",
    "Test light, edges, buttons and memory now? It takes a minute, and anyone can send what comes of it.|Test light, edges, buttons, memory now?|Test it now?",
    "light",
    "The light goes up in four steps. Do you see all four?|Do you see four steps of light?|Four steps of light?|4 light steps?",
    "letters",
    "{letters}",
    "send",
    "Type them on the page, or send them: anyone can, and a report is made of them.|Type them on the page: anyone can send the report.",
    "code",
    "{letters} Scan it: anyone can send the report.|{letters}",
)
