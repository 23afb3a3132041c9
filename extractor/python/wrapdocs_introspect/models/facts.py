"""What holds for a model as a whole, whatever its library says it with."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from wrapdocs_introspect.source.source_text import text_of

if TYPE_CHECKING:
    import griffe

    from wrapdocs_introspect.contract import Model
    from wrapdocs_introspect.models.flavor_rules import PackageModels
    from wrapdocs_introspect.models.flavors import Flavor
    from wrapdocs_introspect.models.model_settings import ModelSettings


def add_facts(
    model: Model,
    flavor: Flavor,
    settings: ModelSettings,
    package: PackageModels,
    cls: griffe.Class | None = None,
) -> Model:
    """Add the facts of a flavour and of a class to its model; what does not hold is left out.

    Args:
        model: The model.
        flavor: Its flavour.
        settings: What the class and its bases say of it.
        package: The models of the package.
        cls: The class, if a class statement makes it.

    Returns:
        The model with its facts behind its flavour.
    """
    rule = flavor.rule
    overridden = sorted(rule.methods & cls.members.keys()) if cls is not None else []
    facts = {
        "label": rule.label,
        "origin": flavor.origin,
        "decorator": text_of(flavor.decorator) if flavor.decorator is not None else None,
        "shape": rule.shape,
        "describesJson": rule.describes_json,
        **rule.facts(settings, flavor.origin, package),
        "overrides": overridden,
    }
    if model.get("root") is None:
        facts.pop("rootKeyword", None)
    # Reading the other facts may have shown that a value is not known.
    facts["hasUnreadSettings"] = settings.is_open
    held = {name: fact for name, fact in facts.items() if fact}
    return cast("Model", {"flavor": model["flavor"], **held, **model})
