"""Constructs objects: tries choices of arguments until a constructor accepts one."""

from __future__ import annotations

import enum
import inspect
import re
from inspect import Parameter
from typing import TYPE_CHECKING, Any

from recorder.network.callers import is_of_package
from recorder.values import names
from recorder.values.lessons import LESSONS
from recorder.values.package import PACKAGE, get_path
from recorder.values.protocols import implement, is_abstract
from recorder.values.recipes import RECIPES
from recorder.values.shapes import FORMS

if TYPE_CHECKING:
    from collections.abc import Callable

    from recorder.values.maker import Maker

    Choice = Callable[[Parameter, list[Parameter]], bool]

_DEEPEST = 5
_ID_ATTRIBUTES = ("id", "uid", "uuid", "Id")
_SETTERS = ("set_api_key", "set_token", "set_access_token", "set_auth_token", "set_apikey")
_FIXED = re.compile("prod|sandbox|live", re.IGNORECASE)
_ID = re.compile("id$|number$", re.IGNORECASE)
_MOST_ERRORS = 5
_RECURSIVE = "recorder: recursive"


def construct(maker: Maker, cls: type, name: str | None, depth: int) -> Any:
    """Construct a class; its arguments are `ClassName.x`, or called after what it is for."""
    made = RECIPES.make(get_path(cls), maker.registry)
    if made is not None:
        return made
    if depth > _DEEPEST or cls in maker.stack:
        raise ValueError(_RECURSIVE)
    path = cls.__name__ if maker.is_receiver or name is None else name
    known = maker.failures.get((cls, maker.form))
    if known is not None:
        raise known
    maker.stack.append(cls)
    try:
        made = _construct_of_kind(maker, cls, path, depth)
    except Exception as error:
        if _RECURSIVE not in str(error):
            maker.failures[(cls, maker.form)] = error
        raise
    finally:
        maker.stack.pop()
    _fill_attributes(maker, made, path)
    return made


def _construct_of_kind(maker: Maker, cls: type, path: str, depth: int) -> Any:
    if issubclass(cls, enum.Enum):
        return next(iter(cls))
    for _, value in sorted(vars(cls).items(), key=lambda item: not _FIXED.search(item[0])):
        if type(value) is cls:
            return value  # one of a few fixed instances
    fields = getattr(cls, "model_fields", None) or getattr(cls, "__fields__", None)
    if isinstance(fields, dict) and fields and hasattr(cls, "__fields__"):
        return _construct_model(maker, cls, fields, path, depth)
    if is_abstract(cls) and (len(maker.stack) > 1 or not maker.is_receiver):
        return implement(maker, cls, path)()
    parameters = _list_parameters(cls)
    return cls() if parameters is None else _try_strategies(maker, cls, parameters, path, depth)


def _construct_model(maker: Maker, cls: Any, fields: dict[str, Any], path: str, depth: int) -> Any:
    given: dict[str, Any] = {}
    for key, field in fields.items():
        required = getattr(field, "is_required", None)
        is_required = required() if callable(required) else getattr(field, "required", False)
        if is_required or (maker.is_complete and not maker.is_receiver and len(given) < 12):
            kind = getattr(field, "annotation", None) or getattr(field, "outer_type_", str)
            value = maker.make(kind, f"{path}.{key}", cls.__init__, depth + 1)
            given[getattr(field, "alias", None) or key] = value
    try:
        return cls(**given)
    except Exception:
        unchecked = getattr(cls, "model_construct", None) or cls.construct
        return unchecked(**given)


def _list_parameters(cls: Any) -> list[Parameter] | None:
    """List the parameters of a constructor; those that it hands on to its bases, too."""
    if cls.__init__ is object.__init__ and cls.__new__ is object.__new__:
        return None
    first = cls.__new__ if cls.__init__ is object.__init__ else cls.__init__
    parameters = list(inspect.signature(first).parameters.values())[1:]
    known = {parameter.name for parameter in parameters}
    rest = list(cls.__mro__[1:])
    while rest and any(one.kind is Parameter.VAR_KEYWORD for one in parameters):
        base = rest.pop(0)
        if "__init__" not in vars(base) or not is_of_package(base.__module__):
            continue
        more = list(inspect.signature(base.__init__).parameters.values())[1:]
        named = (Parameter.POSITIONAL_OR_KEYWORD, Parameter.KEYWORD_ONLY)
        added = [one for one in more if one.kind in named and one.name not in known]
        parameters += [one.replace(kind=Parameter.KEYWORD_ONLY) for one in added]
        known |= {one.name for one in more}
        if not any(one.kind is Parameter.VAR_KEYWORD for one in more):
            break
    return parameters


def _try_strategies(
    maker: Maker, cls: Any, parameters: list[Parameter], path: str, depth: int
) -> Any:
    is_part = bool(LESSONS.clients) and get_path(cls) not in LESSONS.clients
    number = LESSONS.strategies.get(get_path(cls), _STRATEGY_OF_PARTS if is_part else 0)
    errors: dict[str, Exception] = {}
    for chosen, form in _list_attempts(maker, parameters, number):
        before, maker.form = maker.form, form
        try:
            arguments, options = _make_arguments(maker, chosen, cls, path, depth)
            if number >= len(STRATEGIES) and _takes_any(parameters):
                options = {**_make_usual(maker, path), **options}
            return _set_credentials(maker, cls(*arguments, **options), path)
        except Exception as error:
            errors.setdefault(f"{type(error).__name__}: {str(error)[:200]}", error)
        finally:
            maker.form = before
    if len(errors) == 1:
        raise next(iter(errors.values()))
    raise RuntimeError(" || ".join(list(errors)[:_MOST_ERRORS]))


def _list_attempts(
    maker: Maker, parameters: list[Parameter], number: int
) -> list[tuple[list[Parameter], str | None]]:
    """List the choices of parameters, each with the form of credentials; none comes twice."""
    first = number % len(STRATEGIES)
    strategies = [STRATEGIES[first], *STRATEGIES[:first], *STRATEGIES[first + 1 :]]
    choices: dict[tuple[str, ...], list[Parameter]] = {}
    for strategy in strategies:
        parameters_chosen = _choose(parameters, strategy)
        choices.setdefault(tuple(one.name for one in parameters_chosen), parameters_chosen)
    chosen = list(choices.values())
    forms = FORMS if len(maker.stack) == 1 and maker.form is None else ()
    more = [(one, form) for form in forms for one in chosen[:2]]
    return [*[(one, maker.form) for one in chosen], *more]


def _choose(parameters: list[Parameter], strategy: Choice) -> list[Parameter]:
    return [
        parameter
        for parameter in parameters
        if parameter.kind not in (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD)
        and (parameter.default is Parameter.empty or strategy(parameter, parameters))
    ]


def _make_arguments(
    maker: Maker, chosen: list[Parameter], cls: Any, path: str, depth: int
) -> tuple[list[Any], dict[str, Any]]:
    arguments, options = [], {}
    for parameter in chosen:
        name = f"{path}.{parameter.name}"
        value = maker.make(parameter.annotation, name, cls.__init__, depth + 1)
        if parameter.kind is Parameter.POSITIONAL_ONLY:
            arguments.append(value)
        else:
            options[parameter.name] = value
    return arguments, options


def _takes_any(parameters: list[Parameter]) -> bool:
    return any(parameter.kind is Parameter.VAR_KEYWORD for parameter in parameters)


def _make_usual(maker: Maker, path: str) -> dict[str, Any]:
    return {name: maker.make_text(f"{path}.{name}") for name in ("token", "api_key")}


def _set_credentials(maker: Maker, made: Any, path: str) -> Any:
    for setter in _SETTERS:
        if not hasattr(type(made), setter):
            continue
        for _ in range(2):
            try:
                getattr(made, setter)(maker.make_text(f"{path}.{setter.removeprefix('set_')}"))
                break
            except Exception as error:
                LESSONS.learn(f"{type(error).__name__}: {error}", set(PACKAGE.by_name))
    return made


def _fill_attributes(maker: Maker, made: Any, path: str) -> None:
    """Set the ids that an object has not, and what other calls have missed of its class."""
    for one in (made, vars(made).get("data_model") if hasattr(made, "__dict__") else None):
        for key in _ID_ATTRIBUTES:
            try:
                if one is not None and _is_unset(one, key):
                    setattr(one, key, maker.make_integer(f"{path}.{key}"))
            except Exception:
                continue
    for base in type(made).__mro__:
        for key in LESSONS.attributes.get(base.__name__, ()):
            name = f"{path}.{key}"
            if hasattr(type(made), key):
                continue
            try:
                is_id = _ID.search(key)
                setattr(
                    made, key, maker.make_integer(name) if is_id else maker.make_named(name, None)
                )
            except Exception:
                continue


def _is_unset(made: Any, key: str) -> bool:
    """Say whether an object has an attribute without a value; nothing computes it."""
    slots = [getattr(base, "__slots__", ()) for base in type(made).__mro__]
    has_slot = any(
        key == name for names in slots for name in ([names] if isinstance(names, str) else names)
    )
    if not has_slot and key not in getattr(made, "__dict__", {}):
        return False
    return object.__getattribute__(made, key) in (None, 0, "")


# Ways to choose among the optional parameters of a constructor ----------------------------------


def _is_simple(one: Parameter) -> bool:
    return (
        one.default in (None, "")
        and names.CREDENTIAL.search(one.name) is not None
        and names.NOT_CREDENTIAL.search(one.name) is None
        and names.CLIENT.match(one.name) is None
    )


def _is_token(one: Parameter) -> bool:
    return _is_simple(one) and names.TOKEN.search(one.name) is not None


def _is_host(one: Parameter) -> bool:
    pattern = (names.ADDRESS, names.HOST)
    return one.default in (None, "") and any(form.search(one.name) for form in pattern)


def _is_configuration(one: Parameter) -> bool:
    if one.default is not None or names.CONFIGURATION.fullmatch(one.name) is None:
        return False
    return any(short.startswith(one.name.lower()) for short in PACKAGE.by_short_name)


def _is_key(one: Parameter) -> bool:
    return one.default in (None, "") and names.API_KEY.fullmatch(one.name) is not None


def _is_lasting(one: Parameter) -> bool:
    return _is_simple(one) and names.OF_A_SIGN_IN.search(one.name) is None


def _is_client(one: Parameter) -> bool:
    return one.default is None and names.CLIENT.match(one.name) is not None


def _is_first_key(one: Parameter, parameters: list[Parameter]) -> bool:
    return one is next((other for other in parameters if _is_key(other)), None)


STRATEGIES: tuple[Choice, ...] = (
    lambda one, _: _is_simple(one) or _is_configuration(one),
    lambda one, _: _is_simple(one),
    lambda one, _: _is_token(one),
    lambda one, _: _is_simple(one) or _is_host(one),
    lambda one, _: _is_token(one) or _is_host(one),
    lambda _one, _: False,
    lambda one, _: one.default is None and names.CONFIGURATION.search(one.name) is not None,
    lambda one, _: one.default is None or one.default == "",
    lambda one, _: _is_lasting(one) or _is_configuration(one),
    lambda one, _: _is_key(one),
    lambda one, _: _is_client(one) or _is_lasting(one) or _is_configuration(one),
    lambda one, _: _is_client(one) or _is_key(one) or _is_configuration(one),
    _is_first_key,
    lambda one, rest: _is_first_key(one, rest) or _is_host(one),
)
_STRATEGY_OF_PARTS = 10
"""For classes that callers do not construct: they get a client."""
PROBED_STRATEGIES = (0, 1, 2, 12, 5, 8, 9, 10, 11, 13, len(STRATEGIES) + 2, 7)
"""The numbers to try; from the length of `STRATEGIES` on, `**kwargs` get usual credentials, too."""
