const CLIENT = '"""A client."""\n\n\ndef ping() -> None:\n    """Answer."""\n';
const SETUPTOOLS = '[build-system]\nrequires = ["setuptools"]\n\n';

function project(name: string, rest = ''): string {
  return `[project]\nname = "${name}"\ndescription = "Calls the ${name}'s API."\n${rest}`;
}

/** The files of a repository with Python packages, and the packages that are to be found. */
export interface Repository {
  files: Record<string, string>;
  packages: string[];
}

/** Kinds of repositories that people have. */
export const REPOSITORIES = {
  'src layout with hatch': {
    files: {
      'pyproject.toml': project(
        'shop',
        '\n[tool.hatch.build.targets.wheel]\npackages = ["src/shop"]\n',
      ),
      'README.md':
        '# Shop\n\n![Badge](https://ci.example.com/badge.svg)\n\nSee [more](docs/x.md).\n',
      'src/shop/__init__.py': CLIENT,
      'src/shop_internals/__init__.py': CLIENT,
      'tests/__init__.py': '',
    },
    packages: ['src/shop'],
  },
  'flat layout with setuptools': {
    files: {
      'pyproject.toml': `${SETUPTOOLS}${project('shop')}`,
      'setup.py': 'from setuptools import setup\n\nsetup()\n',
      'shop/__init__.py': CLIENT,
      'shop/calls.py': CLIENT,
      'tests/__init__.py': '',
      'examples/__init__.py': '',
      'docs/index.md': '---\ntitle: Shop\n---\n\nWelcome.\n',
    },
    packages: ['shop'],
  },
  'only stubs': {
    files: {
      'pyproject.toml': project('types-shop'),
      'shop-stubs/__init__.pyi': 'def ping() -> None: ...\n',
    },
    packages: ['shop-stubs'],
  },
  'three packages in one repository': {
    files: {
      'pyproject.toml': '[tool.uv.workspace]\nmembers = ["packages/*"]\n',
      'packages/core/pyproject.toml': project('shop-core'),
      'packages/core/src/shop_core/__init__.py': CLIENT,
      'packages/orders/pyproject.toml': `${SETUPTOOLS}${project('shop-orders')}`,
      'packages/orders/shop_orders/__init__.py': CLIENT,
      'packages/cart/setup.py': '',
      'packages/cart/shop_cart.py': CLIENT,
    },
    packages: [
      'packages/cart/shop_cart.py',
      'packages/core/src/shop_core',
      'packages/orders/shop_orders',
    ],
  },
  'an existing MkDocs project': {
    files: {
      'pyproject.toml': project('shop'),
      'mkdocs.yml': 'site_name: Shop\n',
      'docs/index.md': '# Shop\n\n::: shop.ping\n',
      'site/index.html': '<p>MkDocs</p>',
      'src/shop/__init__.py': CLIENT,
    },
    packages: ['src/shop'],
  },
} satisfies Record<string, Repository>;
