// node scripts/complete-lock.mjs, after every `npm install`: adds to package-lock.json the optional
// packages for other platforms that npm left out because it could not reach them at the time.
// Without them `npm ci` refuses the lock file, here and on those platforms.
import { readFileSync, writeFileSync } from 'node:fs'

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openharmony', 'sunos', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const known = new Set(Object.keys(lock.packages))

for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (known.has(`node_modules/${name}`) || known.has(`${path}/node_modules/${name}`)) continue
    if (!/^\d/.test(version)) continue
    const parts = name.split(/[-/]/)
    lock.packages[`node_modules/${name}`] = {
      version,
      cpu: processors.filter((processor) => parts.includes(processor)),
      ...(dev ? { dev } : {}),
      ...(parts.includes('musl') ? { libc: ['musl'] } : {}),
      optional: true,
      os: systems.filter((system) => parts.includes(system)),
    }
    process.stdout.write(`added ${name}@${version}\n`)
  }
}

lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
)
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
