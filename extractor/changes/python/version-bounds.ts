import { compare, valid } from '@renovatebot/pep440';

/** The oldest and the newest version that conditions allow; the end may be excluded. */
interface Bounds {
  least?: string;
  most?: string;
}

/** Whether conditions refuse old or new versions that others allow; unset conditions allow all. */
export function isNarrower(now: string | undefined, old: string | undefined): boolean {
  const [is, was] = [now, old].map(findBounds);
  return isBeyond(is?.least, was?.least) || isBeyond(was?.most, is?.most, true);
}

function isBeyond(one?: string, other?: string, isEnd = false): boolean {
  if (one !== undefined && other !== undefined) return compare(one, other) > 0;
  // Without a condition, the start is before all others, and the end behind them.
  return isEnd ? other !== undefined && one === undefined : one !== undefined;
}

function findBounds(conditions = ''): Bounds {
  const found: Bounds = {};
  for (const condition of conditions.split(',')) {
    const { least, most } = readCondition(condition);
    if (least !== undefined && isBeyond(least, found.least)) found.least = least;
    if (most !== undefined && isBeyond(found.most, most, true)) found.most = most;
  }
  return found;
}

function readCondition(condition: string): Bounds {
  const [, sign = '', text = ''] = /^(===?|~=|!=|<=?|>=?)(.+)$/.exec(condition) ?? [];
  const version = text.replace(/(?:\.\*)+$/, '');
  if (valid(version) === null) return {};
  switch (sign) {
    case '>=':
    case '>':
      return { least: version };
    case '<':
    case '<=':
      return { most: version };
    case '~=':
      return { least: version, most: getNext(version.replace(/\.\d+$/, '')) };
    case '==':
    case '===':
      return { least: version, most: text === version ? version : getNext(version) };
    default:
      return {};
  }
}

/** The version behind all that begin with another one: `2.4` for `2.3`. */
function getNext(version: string): string {
  return version.replace(/\d+$/, (last) => String(Number(last) + 1));
}
