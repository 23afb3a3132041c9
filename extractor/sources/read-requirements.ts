import { parse } from 'smol-toml';
import * as z from 'zod';
import type { Requirement } from '../contract/package.ts';
import { expandPoetryVersions } from './poetry-versions.ts';

/** What an installation of a project needs, and what it offers besides. */
export interface RequirementFacts {
  /** The other distributions that it needs. */
  requirements?: Requirement[];
  /** Its extras, sorted. */
  extras?: string[];
  /** The versions of Python that its classifiers name, in their order: `3.9`. */
  namedPythons?: string[];
}

/** The requirements in the header of a release's metadata. */
export function parseMetadataRequirements(head: string, isWheel: boolean): RequirementFacts {
  const find = (name: string) =>
    Array.from(head.matchAll(new RegExp(`^${name}:(.*)$`, 'gim')), ([, text = '']) => text);
  const lines = find('Requires-Dist');
  // Older tools did not write the requirements into the metadata of an sdist.
  const isKnown = lines.length > 0 || (isWheel && /^Name:/im.test(head));
  if (!isKnown) return findNamedPythons(head);
  return { ...makeFacts(lines, find('Provides-Extra')), ...findNamedPythons(head) };
}

const ProjectSchema = z.object({
  name: z.string(),
  dynamic: z.array(z.string()).default([]),
  dependencies: z.array(z.string()).default([]),
  'optional-dependencies': z.record(z.string(), z.array(z.string())).default({}),
});

const PoetryEntrySchema = z.union([
  z.string().transform((version) => ({ version, optional: false })),
  z.object({ version: z.string().default(''), optional: z.boolean().default(false) }),
]);

const PoetrySchema = z.object({
  name: z.string(),
  dependencies: z.record(z.string(), PoetryEntrySchema),
  extras: z.record(z.string(), z.array(z.string())).default({}),
});

const PyprojectSchema = z.object({
  project: ProjectSchema.optional().catch(undefined),
  tool: z
    .object({ poetry: PoetrySchema.optional().catch(undefined) })
    .optional()
    .catch(undefined),
});

/** The requirements in a `pyproject.toml`; nothing if it leaves them to a program. */
export function parseProjectRequirements(text: string): RequirementFacts {
  const named = findNamedPythons(text);
  const { project, tool } = PyprojectSchema.catch({}).parse(parseToml(text));
  const poetry = tool?.poetry;
  if (project === undefined)
    return { ...(poetry === undefined ? {} : readPoetry(poetry)), ...named };
  const isKnown = !['dependencies', 'optional-dependencies'].some((name) =>
    project.dynamic.includes(name),
  );
  if (!isKnown) return named;
  const optional = Object.entries(project['optional-dependencies']);
  const lines = optional.flatMap(([extra, list]) => list.map((one) => addExtra(one, extra)));
  return {
    ...makeFacts(
      [...project.dependencies, ...lines],
      optional.map(([extra]) => extra),
    ),
    ...named,
  };
}

function parseToml(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return {};
  }
}

function addExtra(line: string, extra: string): string {
  const [wanted = '', marker] = line.split(';');
  const condition = `extra == "${extra}"`;
  return marker === undefined
    ? `${wanted}; ${condition}`
    : `${wanted}; (${marker}) and ${condition}`;
}

function readPoetry({ dependencies, extras }: z.infer<typeof PoetrySchema>): RequirementFacts {
  const lines = Object.entries(dependencies).flatMap(([name, { version, optional }]) => {
    const line = `${name}${/^\*?$/.test(version) ? '' : expandPoetryVersions(version)}`;
    if (name === 'python') return [];
    const owners = Object.entries(extras).filter(([, names]) => names.includes(name));
    return optional ? owners.map(([extra]) => addExtra(line, extra)) : [line];
  });
  return makeFacts(lines, Object.keys(extras));
}

function makeFacts(lines: readonly string[], extras: readonly string[]): RequirementFacts {
  const names = extras.map((one) => normalizeName(one.trim())).filter((one) => NAME.test(one));
  return {
    requirements: lines.flatMap(parseRequirement),
    extras: [...new Set(names)].toSorted(),
  };
}

const NAME = /^[a-z\d](?:[a-z\d-]{0,98}[a-z\d])?$/;
const REQUIREMENT = /^([a-z\d][\w.-]{0,99})(?:\[[^\]]*\])?(?:\(([^)]*)\)|([<>=!~][^@]*))?(?:@|$)/i;
const VERSIONS = /^(?:[<>=!~]=?=?[\w.*+!-]+(?:,|$))+$/;

/** A line such as `requests[socks] (>=2.20); extra == "http"`. */
function parseRequirement(line: string): Requirement[] {
  const [wanted = '', marker = ''] = line.split(';');
  const [, written = '', inBrackets, plain = ''] =
    REQUIREMENT.exec(wanted.replaceAll(/\s/g, '')) ?? [];
  const name = normalizeName(written);
  if (!NAME.test(name)) return [];
  const versions = inBrackets ?? plain;
  const extra = /\bextra\s*==\s*["']([\w.-]+)["']/.exec(marker)?.[1];
  const condition = marker.replace(/\bextra\s*==\s*["'][\w.-]+["']/, '');
  return [
    {
      name,
      ...(versions.length <= 200 && VERSIONS.test(versions) ? { versions } : {}),
      ...(extra === undefined ? {} : { extra: normalizeName(extra) }),
      ...(/[a-z]{4}/.test(condition) ? { conditional: true as const } : {}),
    },
  ];
}

/** The one way to write a name of which PyPI knows several: `my-client` for `My_Client`. */
function normalizeName(name: string): string {
  return name.toLowerCase().replaceAll(/[-_.]+/g, '-');
}

const CLASSIFIER = /Programming Language :: Python :: (\d\.\d{1,2})(?!\d)/g;

function findNamedPythons(text: string): RequirementFacts {
  const named = Array.from(text.matchAll(CLASSIFIER), ([, version = '']) => version);
  return named.length === 0 ? {} : { namedPythons: [...new Set(named)] };
}
