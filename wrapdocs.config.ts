import { defineConfig } from './extractor/config/define-config.ts';

export default defineConfig({
  site: {
    title: 'Grai',
    description: 'Data lineage made simple: documentation of Grai and of its Python libraries.',
    url: 'https://docs.grai.io',
    searchPlaceholder: "Search Grai's Docs",
    repository: 'https://github.com/grai-io/grai-core',
    editUrl: 'https://github.com/grai-io/grai-core/edit/master/docs/pages/{path}',
    community: {
      label: 'Chat with the community on Slack',
      href: 'https://join.slack.com/t/graicommunity/shared_invite/zt-1il70kfeb-TaCm5fwHg_quWCpKNYyj6w',
    },
    copyright: { holder: 'Grai.io', href: 'https://www.grai.io' },
  },
  feedback: {},
  packages: [
    {
      name: 'grai_source_fivetran',
      source: 'python-stubs/grai_source_fivetran',
      docstringStyle: 'google',
      apiBaseUrl: 'https://api.fivetran.com',
      groups: [
        {
          label: 'Connectors',
          match: [
            '/v1/certificates',
            '/v1/connectors',
            '/v1/connectors/*',
            '/v1/connectors/*/connect-card',
            '/v1/connectors/*/connect-card-token',
            '/v1/connectors/*/resync',
            '/v1/connectors/*/sync',
            '/v1/connectors/*/test',
          ],
        },
        { label: 'Schema config', match: ['/v1/connectors/*/schemas/**'] },
        { label: 'dbt', match: ['/v1/dbt/**'] },
        { label: 'Destinations', match: ['/v1/destinations/**'] },
        { label: 'Fingerprints', match: ['/v1/fingerprints'] },
        { label: 'Groups', match: ['/v1/groups/**'] },
        { label: 'Metadata', match: ['/v1/metadata/**'] },
        {
          label: 'Users',
          match: ['/v1/users/**', 'POST /v1/teams/*/users', '/v1/teams/*/users/*'],
        },
        { label: 'Roles and teams', match: ['/v1/roles', '/v1/teams/**'] },
        { label: 'Webhooks', match: ['/v1/webhooks/**'] },
      ],
    },
  ],
  content: 'astro-site/src/content/docs',
});
