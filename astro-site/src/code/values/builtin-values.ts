import { makeBuiltin } from '../builtin-example.ts';
import type { Code } from '../layout.ts';
import { writeString } from '../python.ts';
import { makeText } from './texts.ts';
import { keep, type Wanted, type Writer } from '../call/writer.ts';

type Make = (wanted: Wanted, writer: Writer) => Code;

/** The call of a class that is imported from a module. */
function fromModule(module: string, name: string, values: string): Make {
  return (_, { imports }) => `${imports.add(module, name)}(${values})`;
}

/** A value that is written with its module: `io.BytesIO()`. */
function ofModule(module: string, code: string): Make {
  return (_, { imports }) => {
    imports.addModule(module);
    return code;
  };
}

const makeQuoted: Make = ({ name, constraints, isInPath }) => {
  const text = makeText(name, constraints);
  return writeString(isInPath === true && text.includes('://') ? 'example' : text);
};
const makeNumber: Make = (wanted) =>
  /(^|_)port$/.test(wanted.name) ? '443' : JSON.stringify(makeBuiltin('int', wanted));
const makeAmount: Make = (wanted) => JSON.stringify(makeBuiltin('float', wanted));
const makeBinaryFile = ofModule('io', 'io.BytesIO(b"An example")');
const makeTextFile = ofModule('io', 'io.StringIO("An example")');
const makeBytes: Make = () => 'b"An example"';
const makeDate = fromModule('datetime', 'datetime', '2024, 1, 15, 9, 30');

const makePath: Make = (_, writer) => makeFile(writer);

/** Values of types that the standard library and common libraries declare, by their last names. */
const VALUES = new Map<string, Make>([
  ...group(
    ['str', 'StrictStr', 'AnyStr', 'EmailStr', 'AnyUrl', 'HttpUrl', 'LiteralString'],
    makeQuoted,
  ),
  ...group(['int', 'StrictInt', 'PositiveInt', 'NonNegativeInt', 'Integral'], makeNumber),
  ...group(
    ['float', 'StrictFloat', 'PositiveFloat', 'NonNegativeFloat', 'Number', 'Real'],
    makeAmount,
  ),
  ...group(['bool', 'StrictBool'], () => 'False'),
  ...group(['bytes', 'bytearray', 'memoryview', 'StrictBytes', 'Buffer'], makeBytes),
  ...group(['None', 'NoneType'], () => 'None'),
  ['datetime', makeDate],
  ['date', fromModule('datetime', 'date', '2024, 1, 15')],
  ['time', fromModule('datetime', 'time', '9, 30')],
  ['timedelta', fromModule('datetime', 'timedelta', 'hours=1')],
  ['UUID', fromModule('uuid', 'UUID', '"123e4567-e89b-12d3-a456-426614174000"')],
  ['Decimal', fromModule('decimal', 'Decimal', '"1.50"')],
  ...group(
    [
      'IO',
      'BinaryIO',
      'IOBase',
      'RawIOBase',
      'BufferedIOBase',
      'BytesIO',
      'FileIO',
      'SupportsRead',
    ],
    makeBinaryFile,
  ),
  ...group(['BufferedReader', 'BufferedRandom', 'BufferedWriter'], makeBinaryFile),
  ...group(['TextIO', 'TextIOBase', 'TextIOWrapper', 'StringIO'], makeTextFile),
  ...group(['Path', 'PurePath', 'PosixPath', 'PathLike'], makePath),
  ['Logger', ofModule('logging', 'logging.getLogger(__name__)')],
  ['SSLContext', ofModule('ssl', 'ssl.create_default_context()')],
  ['AbstractEventLoop', ofModule('asyncio', 'asyncio.get_running_loop()')],
]);

function group(names: string[], make: Make): [string, Make][] {
  return names.map((name) => [name, make]);
}

/** Makes a value of a type by its last name; undefined if the type is not known. */
export function makeKnownValue(name: string, wanted: Wanted, writer: Writer): Code | undefined {
  return VALUES.get(name)?.(wanted, writer);
}

/** Whether there are values of a type. */
export function isKnownType(name: string): boolean {
  return VALUES.has(name);
}

/** The types whose values are read like files. */
export function isFileType(name: string): boolean {
  const make = VALUES.get(name);
  return make === makeBinaryFile || make === makeTextFile;
}

function writePath({ imports }: Writer): Code {
  return `${imports.add('pathlib', 'Path')}("example.txt")`;
}

/** Adds the lines that write a small file, so that it exists; returns the name of its path. */
export function makeFile(writer: Writer): string {
  const path = keep('path', writePath(writer), writer);
  writer.statements.push({ code: `${path}.write_text("An example")` });
  return path;
}
