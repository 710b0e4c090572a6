import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url)
const files = globSync('{apps,packages}/*/{src,app}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: path => path.includes('node_modules'),
}).filter(file => !/\.(?:test|spec)\.tsx?$|\/testing\//.test(file))
const texts = files.map(file => ({ file, text: readFileSync(new URL(file, root), 'utf8') }))

type Rule = {
  /** What the rule finds, each also planted below. */
  readonly pattern: RegExp
  /** Beginnings of the paths in which it is right: each was read by a person. */
  readonly allowed: readonly string[]
  readonly planted: string
}

/** Constructions that a stranger's input must never reach. ASVS names them; where they are needed, is listed. */
const rules: Readonly<Record<string, Rule>> = {
  'SQL from text (1.2.4)': {
    pattern: /sql\s*\.raw\(/,
    // Fixed statements, numbers of our own and names of our tables.
    allowed: ['packages/cms/src/store/'],
    planted: 'await sql.raw(`select ${input}`).execute(db)',
  },
  'commands of the operating system (1.2.5)': {
    pattern: /(?:^|[^.\w])(?:exec|execSync|execFile|execFileSync|spawn|spawnSync)\(|shell: *true/m,
    allowed: [],
    planted: 'exec(`convert ${name}`)',
  },
  'processes (1.2.5)': {
    pattern: /node:child_process/,
    // Both fork a fixed file of ours.
    allowed: ['packages/cms/src/unpack/lane.ts', 'apps/server/src/new-town/found-town.ts'],
    planted: "import { fork } from 'node:child_process'",
  },
  'code and templates from text (1.3.2, 1.3.7)': {
    pattern: /(?:^|[^.\w])eval\(|new Function\(|from 'node:vm'/m,
    allowed: [],
    planted: 'const page = new Function(template)',
  },
  'HTML from text (1.3.7)': {
    pattern: /dangerouslySetInnerHTML|\.(?:inner|outer)HTML *=|insertAdjacentHTML\(|document\.write\(/,
    // Repeats what our own renderer has sent.
    allowed: ['apps/site/app/page/as-drawn.tsx'],
    planted: '<div dangerouslySetInnerHTML={{ __html: input }} />',
  },
  'messages of other windows (3.5.5)': {
    pattern: /addEventListener\(\s*['"]message['"]|\.onmessage *=|\.postMessage\([^)]*['"]\*['"]/,
    // Channels, ports and workers of our own origin: no window.
    allowed: [
      'apps/redaktion/src/session/session-channel.ts',
      'apps/site/app/sign-in/session-channel.ts',
      'apps/site/app/pwa/worker/',
      'apps/site/app/formular/',
      'apps/site/app/raete/paket/use-forget-packets.ts',
    ],
    planted: "window.addEventListener('message', event => run(event.data))",
  },
  'ciphers (11.2.1)': {
    pattern: /createCipheriv\(|createDecipheriv\(|crypto\.subtle\.encrypt\(/,
    // AES with GCM of node:crypto.
    allowed: [
      'apps/site/app/answers/sealed.ts',
      'packages/cms/src/abfall/push/encrypt-push.ts',
      'packages/cms/src/accounts/sealed-secrets.ts',
    ],
    planted: "createCipheriv('aes-128-ecb', key, null)",
  },
  'weak hashes (11.4.1)': {
    pattern: /createHash\(\s*['"](?:md5|sha1)['"]/,
    // Names a version of an answer for caches, nothing else.
    allowed: ['packages/cms/src/oparl/answer.ts'],
    planted: "createHash('md5').update(password)",
  },
  'certificates that nobody checks (12.3.2)': {
    pattern: /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity|sslmode=no-verify/,
    allowed: [],
    planted: 'connect({ tls: { rejectUnauthorized: false } })',
  },
  'values without a type (15.3.5)': {
    pattern: /(?:: *|as |<)any\b(?:\[\]|[,;)>=\s])(?![^\n]*\*)/,
    allowed: [],
    planted: 'const body: any = await request.json()',
  },
}

test.each(Object.entries(rules))(
  'A10: %s: only where a person has looked',
  (_name, { pattern, allowed, planted }) => {
    expect(planted).toMatch(pattern)
    const found = texts.filter(({ text }) => pattern.test(withoutComments(text))).map(({ file }) => file)
    expect(found.filter(file => !allowed.some(place => file.startsWith(place)))).toEqual([])
    // What is not needed any more leaves the list.
    for (const place of allowed)
      expect(
        found.some(file => file.startsWith(place)),
        place,
      ).toBe(true)
  },
)

const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')
