"""What a form that ships says in a language, put into it: a form that is sent has all its words."""

from engine.texts import section

TYPE_CHECKING = False

if TYPE_CHECKING:
    from typing import Any

# The letters that a rule of a form may have (engine/games/forms/reading).
_MOST_RULE = 400


def with_words(form: "Any", language: str) -> "Any":
    """Put the words of a form that ships, in a language, beside the English ones; return the form.

    A language that does not have this form changes nothing.
    """
    own = section("form_" + form["form"], language)
    return form if own is None else with_table(form, language, own)


def with_table(form: "Any", language: str, own: "Any") -> "Any":
    """Put words of a language beside the English ones of a form; return the form.

    `own(name)` returns the words that a form that ships has under this name, or None.
    """

    def put(there: "Any", name: str) -> None:
        words = own(name)
        if words:
            there[language] = words

    def put_with_values(there: "Any", kind: str) -> None:
        name = there[kind]
        put(there, kind + "_" + name)
        given = there["is"] if isinstance(there["is"], list) else []
        values = {}
        for one in [str(one) for one in given]:
            words = own("value_%s_%s" % (name, one))
            known = there.get("values", {}).get(one)
            if words:
                values[one] = {"en": known or one.replace("_", " "), language: words}
            elif known:
                values[one] = known
        if values:
            there["values"] = values

    for name in ("unit", "units"):
        if name in form:
            put(form[name], name)
    if "about" in form:
        put(form["about"], "aim")
    for option in form.get("options", ()):
        put_with_values(option, "option")
    if not isinstance(form["end"].get("won", ""), str):
        put(form["end"]["won"], "won")
    for kind, key, part in (
        ("carried", "count_", "name"),
        ("feats", "feat_", "feat"),
        ("shown", "shown_", "is"),
    ):
        for row in form.get(kind, ()):
            put(row, key + row[part])
    for at, row in enumerate(form.get("phases", ())):
        put(row, "phase_%d" % at)
    for step in form["steps"]:
        _put_step(put, put_with_values, step)
    deal = form.get("deal", {})
    if isinstance(deal.get("starts"), dict):
        put(deal["starts"], "starts")
    for at, row in enumerate(deal.get("beside", ())):
        put(row, "beside_%d" % at)
    if "judge" in form:
        put(form["judge"], "judge_worth")
    if "again" in form:
        put(form["again"], "name_" + form["again"]["event"])
    for at, rule in enumerate(form.get("rules", ())):
        put(rule, "rule_%d" % (at + 1))
        if len(rule.get(language, "")) > _MOST_RULE:
            rule[language] = rule[language].split("|")[0]
        if "asked" in rule:
            put(rule["asked"], "asked_%d" % (at + 1))
    return form


def _put_step(put: "Any", put_with_values: "Any", step: "Any") -> None:
    name = step["step"]
    put(step, "name_" + name)
    for field in step.get("fields", ()):
        put_with_values(field, "field")
        if "ask" in field:
            put(field["ask"], "ask_" + field["field"])
    if "coming" in step:
        put(step["coming"], "coming_" + name)
    for at, check in enumerate(step.get("check", ())):
        put(check, "check_%s_%d" % (name, at))
    for at, row in enumerate(step.get("score", ())):
        if isinstance(row, dict):
            put(row, "term_%s_%d" % (name, at))
    lines = [("note_%s_%d" % (name, at), line) for at, line in enumerate(step.get("notes", ()))]
    if "tell" in step:
        lines.append(("tells_" + name, step["tell"]))
    for key, line in lines:
        for at, part in enumerate(line["parts"]):
            put(part, "%s_%d" % (key, at))
