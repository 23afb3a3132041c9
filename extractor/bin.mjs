#!/usr/bin/env node
// Old Node versions must be able to parse this file, so that they can say what is wrong.
var version = process.versions.node.split('.').map(Number);

if (version[0] < 22 || (version[0] === 22 && version[1] < 18)) {
  console.error(
    'Error: wrapdocs needs Node 22.18 or newer; this is Node ' + process.versions.node + '.',
  );
  console.error(
    'Install a newer Node (https://nodejs.org), or use `pip install wrapdocs`, which brings its own.',
  );
  process.exitCode = 1;
} else {
  // Compiled code is kept between runs: it halves the start.
  import('node:module').then(function (module) {
    module.enableCompileCache();
    return import('./cli.ts');
  });
}
