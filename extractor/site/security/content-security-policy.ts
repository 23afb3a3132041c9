import type { AllowedHosts } from '../../config/site-schema.ts';
import type { UsedCode } from './check-inline-code.ts';

const SELF = "'self'";
const NONE = "'none'";

/**
 * What the browser may load and run on a page: files of the site, and the inline code that the
 * build has checked. Everything else, including frames and plug-ins, is refused.
 *
 * @param code the inline code of the site
 * @param endpoint where feedback is posted: a path, or the whole address of another host
 * @param allow other hosts that pages may load something from
 */
export function makeContentSecurityPolicy(
  code: UsedCode,
  endpoint?: string,
  allow: Partial<AllowedHosts> = {},
): string {
  const { scripts = [], styles = [], images = [], fonts = [], media = [], frames = [] } = allow;
  const { connections = [] } = allow;
  const directives = {
    'default-src': [NONE],
    // Pagefind compiles WebAssembly.
    'script-src': [SELF, "'wasm-unsafe-eval'", ...quote(code.scripts), ...scripts],
    'script-src-attr': [NONE],
    'worker-src': [SELF],
    'style-src-elem': [SELF, ...quote(code.styles), ...styles],
    // Starlight and the code highlighter pass numbers and colours in style attributes.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [SELF, 'data:', ...images],
    'font-src': [SELF, ...fonts],
    'media-src': [SELF, ...media],
    'manifest-src': [SELF],
    'connect-src': [SELF, ...getOrigin(endpoint), ...connections],
    ...(frames.length === 0 ? {} : { 'frame-src': frames }),
    'form-action': [SELF],
    'base-uri': [NONE],
    'frame-ancestors': [NONE],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

function quote(hashes: readonly string[]): string[] {
  return hashes.map((hash) => `'${hash}'`);
}

function getOrigin(endpoint: string | undefined): string[] {
  if (endpoint === undefined || endpoint.startsWith('/')) return [];
  return [new URL(endpoint).origin];
}
