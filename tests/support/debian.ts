// Installs Debian packages for the tests that need a browser. The last resort, and never silent.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

export function installPackages(...names: readonly string[]): void {
  console.log(`Installing with apt-get: ${names.join(', ')}.`);
  run('apt-get', ['update', '-q']);
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names]);
}

export function run(command: string, argv: readonly string[]): void {
  execFileSync(command, argv, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
