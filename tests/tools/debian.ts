import { execa } from 'execa';

/** Installs one of Debian's packages, if the user may; what goes wrong is printed. */
export async function installDebianPackage(name: string): Promise<void> {
  console.log(`${name} is missing: installing the Debian package…`);
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const steps = [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', name],
  ];
  for (const step of steps) {
    const [command = '', ...rest] = [...sudo, ...step];
    const result = await execa(command, rest, {
      reject: false,
      all: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (result.failed) console.error(result.all || result.shortMessage);
  }
}
