import type { NameType } from '../../contract/type-expression.ts';
import { findContainer, type ContainerKind } from '../../contract/types/container.ts';
import type { Schema } from './document.ts';
import { getLastName } from '../../contract/last-name.ts';

/** Libraries whose types have a known shape; builtins have no id. */
const KNOWN_ROOTS = new Set(
  (
    'builtins typing typing_extensions collections datetime decimal uuid ipaddress pathlib re ' +
    'pydantic pydantic_core annotated_types fastapi starlette enum types os'
  ).split(' '),
);

/** A text that holds JSON. */
export const JSON_TEXT: Schema = { type: 'string', contentMediaType: 'application/json' };
const BYTES: Schema = { type: 'string', contentMediaType: 'application/octet-stream' };
const text = (format: string): Schema => ({ type: 'string', format });
/** Pydantic's addresses have at least one character. */
const URL_TEXT = { ...text('uri'), minLength: 1 };
const SECRET: Schema = { ...text('password'), writeOnly: true };

/** Types by the last part of their names. */
const SCHEMAS = new Map<string, Schema>([
  ['str', { type: 'string' }],
  ['StrictStr', { type: 'string' }],
  ['AnyStr', { type: 'string' }],
  ['int', { type: 'integer' }],
  ['StrictInt', { type: 'integer' }],
  ['PositiveInt', { type: 'integer', exclusiveMinimum: 0 }],
  ['NonNegativeInt', { type: 'integer', minimum: 0 }],
  ['NegativeInt', { type: 'integer', exclusiveMaximum: 0 }],
  ['NonPositiveInt', { type: 'integer', maximum: 0 }],
  ['float', { type: 'number' }],
  ['StrictFloat', { type: 'number' }],
  ['FiniteFloat', { type: 'number' }],
  ['PositiveFloat', { type: 'number', exclusiveMinimum: 0 }],
  ['NonNegativeFloat', { type: 'number', minimum: 0 }],
  ['NegativeFloat', { type: 'number', exclusiveMaximum: 0 }],
  ['NonPositiveFloat', { type: 'number', maximum: 0 }],
  ['Decimal', { type: ['number', 'string'] }],
  ['bool', { type: 'boolean' }],
  ['StrictBool', { type: 'boolean' }],
  ['None', { type: 'null' }],
  ['NoneType', { type: 'null' }],
  ['bytes', BYTES],
  ['UploadFile', BYTES],
  ['Any', {}],
  ['object', {}],
  ['datetime', text('date-time')],
  ['AwareDatetime', text('date-time')],
  ['NaiveDatetime', text('date-time')],
  ['PastDatetime', text('date-time')],
  ['FutureDatetime', text('date-time')],
  ['date', text('date')],
  ['PastDate', text('date')],
  ['FutureDate', text('date')],
  ['time', text('time')],
  ['timedelta', text('duration')],
  ['UUID', text('uuid')],
  ['UUID1', text('uuid1')],
  ['UUID3', text('uuid3')],
  ['UUID4', text('uuid4')],
  ['UUID5', text('uuid5')],
  ['EmailStr', text('email')],
  ['NameEmail', text('name-email')],
  ['AnyUrl', URL_TEXT],
  ['AnyHttpUrl', URL_TEXT],
  ['HttpUrl', { ...URL_TEXT, maxLength: 2083 }],
  ['FileUrl', URL_TEXT],
  ['AnyWebsocketUrl', URL_TEXT],
  ['WebsocketUrl', { ...URL_TEXT, maxLength: 2083 }],
  ['IPv4Address', text('ipv4')],
  ['IPv6Address', text('ipv6')],
  ['Path', text('path')],
  ['FilePath', text('file-path')],
  ['DirectoryPath', text('directory-path')],
  ['Pattern', text('regex')],
  ['SecretStr', SECRET],
  ['SecretBytes', SECRET],
  ['Json', JSON_TEXT],
]);

/** Containers without arguments. */
const CONTAINER_SCHEMAS: Partial<Record<ContainerKind, Schema>> = {
  array: { type: 'array' },
  set: { type: 'array', uniqueItems: true },
  tuple: { type: 'array' },
  mapping: { type: 'object' },
};

/** The schema of a type from Python, its standard library, Pydantic or FastAPI. */
export function findBuiltinSchema({ name, id }: NameType): Schema | undefined {
  if (!isKnownLibrary(id)) return undefined;
  const last = getLastName(id ?? name);
  const kind = findContainer(last)?.kind;
  return SCHEMAS.get(last) ?? (kind && CONTAINER_SCHEMAS[kind]);
}

/**
 * The name of a generic from a known library: `List` for `typing.List[...]`, whatever name it was
 * imported as.
 */
export function getKnownOrigin({ name, id }: NameType): string | undefined {
  return isKnownLibrary(id) ? getLastName(id ?? name) : undefined;
}

function isKnownLibrary(id: string | undefined): boolean {
  return id === undefined || KNOWN_ROOTS.has(id.split('.', 1)[0] ?? '');
}
