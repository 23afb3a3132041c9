import { expect, test } from 'vitest';
import { describeHost } from '../../../../astro-site/integrations/describe-host.ts';

test.each([
  ['https://gitlab.com/shop/client', 'gitlab', 'GitLab'],
  ['https://github.example.com/shop', 'github', 'GitHub'],
  ['https://shop.slack.com/', 'slack', 'Slack'],
  ['https://notgithub.com/', 'link', 'notgithub.com'],
  ['mailto:help@example.com', 'email', 'help@example.com'],
])('%s has the icon %s', (href, icon, label) => {
  expect(describeHost(href)).toEqual({ icon, label });
});
