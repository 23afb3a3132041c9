import { describe, expect, test } from 'vitest';
import { ConfigSchema } from '../../../../../extractor/config/schema.ts';
import { makeContentSecurityPolicy } from '../../../../../extractor/site/security/content-security-policy.ts';
import { hashCode } from '../../../../../extractor/site/security/inline-code.ts';
import { readAllowedCode } from '../../../../../extractor/site/security/inline-code-sources.ts';

const NO_CODE = { scripts: [], styles: [] };

/** The sources of a directive. */
function read(policy: string, name: string): string[] | undefined {
  const directives = policy.split('; ').map((directive) => directive.split(' '));
  return directives.find(([first]) => first === name)?.slice(1);
}

describe('the policy', () => {
  test('allows only what is listed', () => {
    const policy = makeContentSecurityPolicy(NO_CODE);
    for (const name of ['default-src', 'script-src-attr', 'base-uri', 'frame-ancestors']) {
      expect(read(policy, name), name).toEqual(["'none'"]);
    }
    for (const name of ['frame-src', 'object-src', 'child-src']) {
      expect(read(policy, name), `${name} falls back to default-src`).toBeUndefined();
    }
    expect(policy).not.toMatch(/\*|http:|'unsafe-eval'|unsafe-hashes/);
  });

  test('allows the hosts of the configuration, each for its kind of content', () => {
    const allow = { images: ['https://img.example.com'], frames: ['https://video.example.com'] };
    const policy = makeContentSecurityPolicy(NO_CODE, undefined, allow);
    expect(policy).toContain("img-src 'self' data: https://img.example.com;");
    expect(policy).toContain('frame-src https://video.example.com;');
    expect(policy).toContain("connect-src 'self';");
  });

  test('has unsafe-inline for style attributes only', () => {
    const policy = makeContentSecurityPolicy({ scripts: ['sha256-a='], styles: ['sha256-b='] });
    expect(policy.match(/'unsafe-inline'/g)).toHaveLength(1);
    expect(read(policy, 'style-src-attr')).toEqual(["'unsafe-inline'"]);
  });

  test('lists the hashes of scripts and of styles separately', () => {
    const policy = makeContentSecurityPolicy({ scripts: ['sha256-a='], styles: ['sha256-b='] });
    expect(read(policy, 'script-src')).toEqual(["'self'", "'wasm-unsafe-eval'", "'sha256-a='"]);
    expect(read(policy, 'style-src-elem')).toEqual(["'self'", "'sha256-b='"]);
  });

  test.each([
    [undefined, ["'self'"]],
    ['/api/feedback', ["'self'"]],
    ['https://feedback.example.com:8443/v1?x=1', ["'self'", 'https://feedback.example.com:8443']],
  ])('lets feedback be posted to %s', (endpoint, sources) => {
    const policy = makeContentSecurityPolicy(NO_CODE, endpoint);
    expect(read(policy, 'connect-src')).toEqual(sources);
  });

  test('fits into a header of 2,000 characters, including the maximum of own hashes', async () => {
    const allowed = await readAllowedCode();
    const own = Array.from({ length: 12 }, (_, index) => hashCode(String(index)));
    const list = (wanted: string) =>
      allowed.flatMap(({ kind, text }) => (kind === wanted ? [hashCode(text)] : []));
    const code = { scripts: [...list('script'), ...own], styles: list('style') };
    const policy = makeContentSecurityPolicy(code, `https://${'f'.repeat(40)}.example.com/`);
    expect(`  Content-Security-Policy: ${policy}`.length).toBeLessThan(2000);
  });
});

describe('site.scripts', () => {
  const { scripts } = ConfigSchema.shape.site.shape;

  test('takes at most twelve hashes', () => {
    expect(scripts.parse(undefined)).toEqual([]);
    expect(scripts.parse([hashCode('x')])).toEqual([hashCode('x')]);
    expect(scripts.safeParse(Array(13).fill(hashCode('x'))).success).toBe(false);
  });

  test.each(["'unsafe-inline'", "sha256-x=' *", '*', `'${hashCode('x')}'`, `${hashCode('x')} *`])(
    'does not take %s',
    (text) => {
      expect(scripts.safeParse([text]).success).toBe(false);
    },
  );
});
