import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readRecord, sectionOf } from '../bench/families.ts'
import { schemas } from '../packages/templates/src/schemas.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const there = (file: string): boolean => existsSync(join(root, file))

const outside = new Set(['node_modules', '.git', 'build', 'data', 'test-results'])
const pages = globSync('**/*.md', { cwd: root, exclude: name => outside.has(name) }).toSorted()

/** Returns the text of a page without code blocks and without the padding of tables. */
const prose = (page: string): string =>
  read(page)
    .replaceAll(/```[^]*?```/g, '')
    .replaceAll(/ +\|/g, ' |')
    .replaceAll(/\| +/g, '| ')

type Link = { page: string; target: string }

const links = pages.flatMap(page =>
  [...prose(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']): Link => ({ page, target }))
    .filter(({ target }) => !/^(?:https?:|mailto:)/.test(target)),
)

/** Returns the anchors that a code host gives to the headings of a page. */
function anchors(page: string): string[] {
  return [...prose(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

describe('links', () => {
  test('there are pages and links to look at', () => {
    expect(pages).toContain('README.md')
    expect(links.length).toBeGreaterThan(20)
  })

  test.each(links)('$page: the target of the link $target exists', ({ page, target }) => {
    const [path = '', anchor] = decodeURIComponent(target).split('#')
    const file = path ? join(dirname(page), path) : page
    expect(there(file)).toBe(true)
    if (anchor) expect(anchors(file)).toContain(anchor)
  })
})

describe('names in the pages', () => {
  const named = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/glossary.md'].flatMap(page =>
    [...prose(page).matchAll(/`((?:apps|packages|scripts|tests|docs)\/[^`\s<*]+)`/g)].map(
      ([, file = '']) => ({
        page,
        file,
      }),
    ),
  )
  test.each(named)('$page: $file exists', ({ file }) => {
    expect(there(file)).toBe(true)
  })

  const places = [
    ...prose('docs/glossary.md').matchAll(/`((?:contract|ui|templates|cms|demo)\/[^`\s<]+)`/g),
  ].map(([, file = '']) => file)
  test.each([...new Set(places)])('the glossary: packages/%s exists', file => {
    expect(there(`packages/${file}`)).toBe(true)
  })

  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const commands = pages.flatMap(page =>
    [...read(page).matchAll(/npm run ([\w:-]+)/g)].map(([, command = '']) => ({ page, command })),
  )
  test.each(commands)('$page: package.json has the script $command', ({ command }) => {
    expect(Object.keys(scripts)).toContain(command)
  })

  test.each([
    ['npm test', /^const steps = \{\n([^]*?)^\}/m, /npm test -- lint.*: (.+)$/m],
    ['npm run test:lang', /^const longSteps = \{\n([^]*?)^\}/m, /npm run test:lang .*: (.+)$/m],
  ])('CONTRIBUTING lists the steps of %s', (_, inScript, inText) => {
    const [, block = ''] = inScript.exec(read('scripts/test.mjs')) ?? []
    const steps = [...block.matchAll(/^ {2}(\w+): \{/gm)].map(([, step]) => step)
    const [, listed = ''] = inText.exec(read('CONTRIBUTING.md')) ?? []
    expect(listed.split(' ')).toEqual(steps)
  })

  test('the glossary explains each word once', () => {
    const words = [...prose('docs/glossary.md').matchAll(/^\| (?!-|Wort )([^|]+?) \|/gm)].map(
      ([, word]) => word,
    )
    expect(words.filter((word, place) => words.indexOf(word) < place)).toEqual([])
  })

  test('the glossary explains every template', () => {
    const [, table = ''] = /## Vorlagen\n([^]*?)\n## /.exec(prose('docs/glossary.md')) ?? []
    const names = [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name)
    expect(names.toSorted()).toEqual(Object.keys(schemas).toSorted())
  })

  test.each(pages)('%s has no mark for unfinished work, such as TODO', page => {
    expect(read(page)).not.toMatch(/\b(?:TODO|FIXME|TBD|XXX|coming soon|demnächst)\b/i)
  })
})

describe('decisions', () => {
  const records = globSync('docs/decisions/[0-9]*.md', { cwd: root }).toSorted()
  const rows = prose('docs/decisions/README.md').split('\n')

  test.each(records)('%s is listed with its title and status', record => {
    const [, title = '', status = ''] =
      /^# \d{4} (.+)\n\nStatus: (\S+), \d{4}-\d\d-\d\d\n/.exec(read(record)) ?? []
    const row = rows.find(line => line.includes(`](${record.slice('docs/decisions/'.length)})`))
    expect(title).not.toBe('')
    expect(row).toContain(`| ${title} | ${status} |`)
  })

  test.each(records)('%s has the headings Context, Decision and Consequences', record => {
    const headings = [...read(record).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    expect(headings).toEqual(['Context', 'Decision', 'Consequences'])
  })
})

test('docs/betrieb/messwerte.md has the recorded costs of pages', () => {
  expect(read('docs/betrieb/messwerte.md')).toContain(sectionOf(readRecord()))
})

test('CHANGELOG has a section for unreleased changes', () => {
  expect(read('CHANGELOG.md')).toMatch(/^## \[Unreleased\]$/m)
})

test('SECURITY names both deadlines and an e-mail address', () => {
  const text = prose('SECURITY.md')
  expect(text).toMatch(/kritisch.*24 Stunden/)
  expect(text).toMatch(/hoch.*7 Tage/)
  expect(text).toMatch(/[\w.]+@[\w.]*example\.org/)
})

describe('NOTICE', () => {
  type Package = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>
  const packages = globSync('{.,apps/*,packages/*}/package.json', { cwd: root })
  const asked = packages.flatMap(file => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(file)) as Partial<Package>
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  })
  const foreign = asked.filter(([name]) => !name.startsWith('@rathausplatz/'))
  const lines = read('NOTICE')
    .split('\n')
    .map(line => line.trim().split(/\s+/))

  test.each([...new Map(foreign)])('names %s %s with its licence', (name, version) => {
    const line = lines.find(([first]) => first === name)
    expect(line?.[1]).toBe(version)
    expect(line?.[2]).toMatch(/\S/)
  })
})

describe('publiccode.yml', () => {
  const content = readYaml(read('publiccode.yml'))

  test.each([
    'publiccodeYmlVersion',
    'name',
    'url',
    'platforms',
    'developmentStatus',
    'softwareType',
    'organisation.uri',
    'legal.license',
    'maintenance.type',
    'maintenance.contacts',
    'localisation.localisationReady',
    'localisation.availableLanguages',
    ...['de', 'en'].flatMap(language =>
      ['shortDescription', 'longDescription', 'features'].map(key => `description.${language}.${key}`),
    ),
  ])('has %s', key => {
    expect(content.get(key)?.join('')).toMatch(/\S/)
  })

  test('uses values of the standard', () => {
    expect(content.get('publiccodeYmlVersion')).toEqual(['0.4'])
    expect(content.get('developmentStatus')?.[0]).toMatch(/^(?:concept|development|beta|stable|obsolete)$/)
    expect(content.get('softwareType')).toEqual(['standalone/web'])
    expect(content.get('maintenance.type')?.[0]).toMatch(/^(?:internal|contract|community|none)$/)
    expect(content.get('localisation.localisationReady')?.[0]).toMatch(/^(?:true|false)$/)
  })

  test.each(['de', 'en'])('has descriptions of the prescribed length: %s', language => {
    const [short = ''] = content.get(`description.${language}.shortDescription`) ?? []
    const long = content.get(`description.${language}.longDescription`)?.join(' ') ?? ''
    expect(short.length).toBeLessThanOrEqual(150)
    expect(long.length).toBeGreaterThanOrEqual(150)
    expect(long.length).toBeLessThanOrEqual(10_000)
  })

  test('agrees with package.json', () => {
    const { name, version, license } = JSON.parse(read('package.json')) as Record<string, string>
    expect(content.get('name')?.[0]?.toLowerCase()).toBe(name)
    expect(content.get('softwareVersion')).toEqual([version])
    expect(content.get('legal.license')).toEqual([license])
  })
})

/**
 * Reads the parts of YAML that the file uses: keys by indentation, single values, lists and folded text.
 * Returns the lines per key.
 */
function readYaml(text: string): Map<string, string[]> {
  const values = new Map<string, string[]>()
  const open: { indent: number; key: string }[] = []
  for (const line of text.split('\n')) {
    if (/^\s*(?:#|$)/.test(line)) continue
    const indent = line.search(/\S/)
    const key = /^\s*(\w+):(?: +(.*))?$/.exec(line)
    const path = () => open.map(part => part.key).join('.')
    if (!key) {
      values.get(path())?.push(line.trim().replace(/^- /, ''))
      continue
    }
    while (open.length > 0 && (open.at(-1)?.indent ?? 0) >= indent) open.pop()
    open.push({ indent, key: key[1] ?? '' })
    const value = key[2]?.replaceAll('"', '') ?? ''
    values.set(path(), value === '' || value === '>' ? [] : [value])
  }
  return values
}
