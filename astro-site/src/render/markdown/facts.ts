import { model, parameter as strings } from '#strings';
import type { Constraints, Deprecated, Value } from '../../../../extractor/contract/value.ts';
import { describeConstraints, getValueText, hasDefault } from '../../page-models/values.ts';
import { escapeText, makeCode } from './text.ts';
import type { Writer } from './writer.ts';

/** What a parameter, a field and a part of a body say of themselves. */
interface Described {
  description?: string | undefined;
  default?: Value | undefined;
  constraints?: Constraints | undefined;
  deprecated?: Deprecated | undefined;
  example?: Value | undefined;
  declared?: false | undefined;
  /** The id of the base that declares it. */
  inheritedFrom?: string | undefined;
}

/** Description, default, limits and example: the blocks of a text, or the parts of a cell. */
export function writeFacts(described: Described, owner: string, writer: Writer): string[] {
  const { constraints, default: value, example, declared, inheritedFrom } = described;
  const limits = describeConstraints(constraints).map(escapeText);
  return [
    writer.prose(described.description, owner),
    declared === false ? strings.undeclaredNote : '',
    writer.deprecation(described.deprecated, owner),
    hasDefault(value) ? `${strings.default} ${makeCode(getValueText(value))}.` : '',
    limits.length > 0 ? `${limits.join(', ')}.` : '',
    example === undefined ? '' : `${strings.example} ${makeCode(getValueText(example))}.`,
    inheritedFrom === undefined
      ? ''
      : `(${model.inheritedFrom} ${writeBase(inheritedFrom, writer)})`,
  ].filter((fact) => fact !== '');
}

function writeBase(id: string, { scope, name }: Writer): string {
  return name(scope.view.item(id)?.name ?? id, id);
}

/** A name in Python, and what it is called in the request where that differs. */
export function writeNames(pythonName: string | undefined, wireName: string): string {
  if (pythonName === undefined || pythonName === wireName) return makeCode(wireName);
  return `${makeCode(pythonName)} ${strings.sentAs} ${makeCode(wireName)}`;
}
