import { packages as strings } from '#strings';
import type { PackageIndex } from '../../../extractor/contract/package.ts';

/** Where readers can find the package that was documented; undefined for a folder. */
export interface Origin {
  label?: string;
  href?: string;
  /** The command that installs the same release. */
  install?: string;
}

export function getOrigin({ source }: PackageIndex): Origin {
  switch (source.kind) {
    case 'path':
      return {};
    case 'pypi':
      return getRelease(source);
    case 'git':
      return getRepository(source.locator);
  }
}

function getRelease({ locator, version }: PackageIndex['source']): Origin {
  const [, name, written] = /^(?:pypi:)?([\w.-]+)(?:==([\w.!+-]+))?/.exec(locator) ?? [];
  const exact = version ?? written;
  if (name === undefined || exact === undefined) return { label: locator };
  return {
    label: strings.pypi(name, exact),
    href: `https://pypi.org/project/${name}/${exact}/`,
    install: `pip install ${name}==${exact}`,
  };
}

/** `git:<repository>@<ref>#<folder>`; an `@` before the first slash of an address is part of it. */
const REPOSITORY = /^(?:\w+:\/\/[^/]*\/)?[^@#]*/;

/** Only web addresses are linked, without the credentials that were used to fetch them. */
function getRepository(locator: string): Origin {
  const place = locator.replace(/^git:/, '');
  const [address] = REPOSITORY.exec(place) ?? [''];
  const rest = place.slice(address.length);
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return { label: `${address}${rest}` };
  url.username = '';
  url.password = '';
  return { label: `${url.host}${url.pathname}${rest}`, href: url.href };
}
