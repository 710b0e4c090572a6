/**
 * `npm run new:template zitat "Zitat"`: creates a folder with a small, complete template and registers it.
 * The result is a start; docs/how-to/neue-vorlage.md describes the next steps.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const KEBAB_CASE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
const LONGEST_NAME = 27

/**
 * Names that the files of a template and the three lists use themselves, or that are reserved in JavaScript.
 */
const TAKEN = new Set(
  `data defineSchema examples field loaders schemas section styles templateName view views z
  arguments await break case catch class const continue debugger default delete do else enum eval export extends false
  finally for function if implements import in instanceof interface let new null package private protected public return
  static super switch this throw true try typeof undefined var void while with yield`.split(/\s+/),
)

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const [name, label] = process.argv.slice(2)
  const made = await newTemplate(root, name, label)
  if (made.ok) for (const file of made.files) console.log(file)
  console.error(made.message)
  process.exitCode = made.ok ? 0 : 1
}

/**
 * Writes the template and registers it, or refuses with one German sentence and writes nothing.
 * @param {string} root
 * @param {string | undefined} name as on the wire
 * @param {string} [label] for the editors
 * @returns {Promise<{ ok: true, files: string[], message: string } | { ok: false, message: string }>}
 */
export async function newTemplate(root, name, label) {
  const source = join(root, 'packages', 'templates', 'src')
  const refusal = refuse(source, name)
  if (!name || refusal) return { ok: false, message: refusal ?? '' }

  const words = { name, camel: camelCase(name), pascal: pascalCase(name), label: line(label) || title(name) }
  // All contents are computed before the first file is written.
  const written = [
    ...Object.entries(templateFiles(words)).map(([file, text]) => ({ path: join(source, name, file), text })),
    ...(await Promise.all(
      Object.entries(entries(words)).map(async ([file, entry]) => {
        const path = join(source, file)
        return { path, text: enter(await readFile(path, 'utf8'), entry) }
      }),
    )),
    await glossary(root, words),
  ]
  await mkdir(join(source, name))
  for (const { path, text } of written) await writeFile(path, text)
  return {
    ok: true,
    files: written.map(({ path }) => path.slice(join(root, '/').length)),
    message: `Die Vorlage „${words.label}“ ist angelegt; wie es weitergeht, steht in docs/how-to/neue-vorlage.md, und so sieht sie aus: npm run dev, dann /vorschau?vorlage=${name}`,
  }
}

/**
 * @param {string} source
 * @param {string | undefined} name
 * @returns {string | undefined}
 */
function refuse(source, name) {
  if (!name) return 'Bitte einen Namen angeben, zum Beispiel: npm run new:template zitat "Zitat"'
  if (!KEBAB_CASE.test(name) || name.length > LONGEST_NAME) {
    return `Der Name „${name}“ passt nicht: Er besteht aus Kleinbuchstaben ohne Umlaute, Ziffern und einzelnen Bindestrichen, beginnt mit einem Buchstaben und hat höchstens ${LONGEST_NAME} Zeichen, zum Beispiel bild-text.`
  }
  if (existsSync(join(source, name))) {
    return `Den Ordner packages/templates/src/${name} gibt es schon; bitte einen anderen Namen wählen.`
  }
  if (TAKEN.has(camelCase(name))) {
    return `Den Namen „${name}“ braucht das Programm selbst; bitte einen anderen wählen.`
  }
  return undefined
}

/** @typedef {{ name: string, camel: string, pascal: string, label: string }} Words */

/**
 * Returns the five files of a template, by name.
 * @param {Words} words
 * @returns {Record<string, string>}
 */
function templateFiles({ name, camel, pascal, label }) {
  const imports = sorted([
    `import type { ${camel} } from './schema.ts'`,
    `import styles from './${name}.module.css'`,
  ])
  return {
    'schema.ts': `import { field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

/** A title and a text. */
export const ${camel} = defineSchema({
  label: ${literal(label)},
  group: 'text',
  purpose: 'Ein Titel und ein kurzer Text.',
  context: z.object({
    titel: field.requiredLine({ label: 'Titel' }),
    text: field.plainText({ label: 'Text' }).default(''),
  }),
  options: z.object({}),
})
`,
    'view.tsx': `import { Section } from '@rathausplatz/ui'
import type { View } from '../template.ts'
${imports.join('\n')}

export const ${pascal}: View<typeof ${camel}> = ({ context }) => {
  const { titel, text } = context
  return (
    <Section>
      <div className={styles.inhalt}>
        <h2>{titel}</h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </Section>
  )
}
`,
    [`${name}.module.css`]: `@layer components {
  .inhalt {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }

  .text {
    max-width: var(--measure);
    white-space: pre-line;
  }
}
`,
    'examples.ts': `import type { Examples } from '../template.ts'
import type { ${camel} } from './schema.ts'

export const examples = {
  standard: {
    context: {
      titel: 'Mittwochs ist Markt',
      text: 'Elf Stände stehen von 7:30 bis 12:30\\u00a0Uhr auf dem Platz.',
    },
  },
  nurTitel: { context: { titel: 'Mittwochs ist Markt' } },
  langeWoerter: {
    context: {
      titel: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
      text: 'Hochwasserrückhaltebeckenbesichtigungstermine stehen in der Zuständigkeitsübersicht.',
    },
  },
  raueEingaben: {
    context: {
      titel: '<script>alert(1)</script> & "Anführungszeichen"',
      text: '<b>Dieser Satz ist nicht fett</b> & 3 < 5,\\nund dieser steht in einer neuen Zeile.',
    },
  },
} satisfies Examples<typeof ${camel}>
`,
    [`${name}.test.tsx`]: `import { expect, test } from 'vitest'
import { render, texts } from '../testing/render-example.tsx'
import { examples } from './examples.ts'

test.each(Object.entries(examples))('The example %s shows its title and its text', (_, { context }) => {
  const root = render(${literal(name)}, { context })
  expect(texts(root, 'h2')).toEqual([context.titel])
  expect(texts(root, 'p')).toEqual('text' in context ? [context.text] : [])
})
`,
  }
}

/**
 * Returns the import and the line that the template adds to each of the three lists.
 * @param {Words} words
 * @returns {Record<string, { statement: string, line: string }>}
 */
function entries({ name, camel, pascal }) {
  const key = name === camel ? name : literal(name)
  const same = name === camel ? name : `${key}: ${camel}`
  return {
    'schemas.ts': { statement: `import { ${camel} } from './${name}/schema.ts'`, line: `  ${same},` },
    'views.ts': { statement: `import { ${pascal} } from './${name}/view.tsx'`, line: `  ${key}: ${pascal},` },
    'examples.ts': {
      statement: `import { examples as ${camel} } from './${name}/examples.ts'`,
      line: `  ${same},`,
    },
  }
}

/**
 * @param {string} text
 * @param {{ statement: string, line: string }} entry
 */
function enter(text, { statement, line }) {
  const lines = text.split('\n')
  const imports = lines.findLastIndex(line => line.startsWith('import ')) + 1
  const list = lines.findIndex(line => /^export const (?:schemas|views|examples)\b/.test(line))
  const end = lines.findIndex((line, at) => at > list && line.startsWith('}'))
  const hasForm =
    lines.slice(0, imports).every(line => line.startsWith('import ')) && list > imports && end > list
  if (!hasForm) throw new Error('Die Listen der Vorlagen haben eine unerwartete Form.')
  return [
    ...sorted([...lines.slice(0, imports), statement]),
    ...lines.slice(imports, end),
    line,
    ...lines.slice(end),
  ].join('\n')
}

/**
 * Adds the row of the template to docs/glossary.md, which explains every template.
 * @param {string} root
 * @param {Words} words
 */
async function glossary(root, { name }) {
  const path = join(root, 'docs', 'glossary.md')
  const lines = (await readFile(path, 'utf8')).split('\n')
  const heading = lines.indexOf('## Vorlagen')
  const begin = lines.findIndex((line, at) => at > heading && line.startsWith('|'))
  const end = lines.findIndex((line, at) => at > begin && !line.startsWith('|'))
  if (heading < 0 || begin < 0 || end < 0) throw new Error('Das Glossar hat keine Tabelle der Vorlagen.')
  const [first = 0, second = 0] = (lines[begin] ?? '')
    .split('|')
    .slice(1)
    .map(cell => cell.length - 2)
  const cells = [`\`${name}\``.padEnd(first), 'title and text'.padEnd(second)]
  lines.splice(end, 0, `| ${cells.join(' | ')} |`)
  return { path, text: lines.join('\n') }
}

/**
 * Sorts imports as the formatter does: by path, segment by segment, numbers by value.
 * @param {readonly string[]} statements
 */
function sorted(statements) {
  const addressOf = (/** @type {string} */ statement) => /'([^']+)'$/.exec(statement)?.[1] ?? ''
  return statements.toSorted((a, b) => compareAddresses(addressOf(a), addressOf(b)))
}

/**
 * @param {string} a
 * @param {string} b
 */
function compareAddresses(a, b) {
  const left = a.split('/')
  const right = b.split('/')
  for (const [at, segment] of left.entries()) {
    const difference = compareSegments(segment, right[at] ?? '')
    if (difference !== 0) return difference
  }
  return left.length - right.length
}

/**
 * @param {string} a
 * @param {string} b
 */
function compareSegments(a, b) {
  const left = a.match(/\d+|\D/g) ?? []
  const right = b.match(/\d+|\D/g) ?? []
  for (const [at, part] of left.entries()) {
    const other = right[at]
    if (other === undefined) return 1
    if (part === other) continue
    const numbers = /^\d/.test(part) && /^\d/.test(other)
    return (numbers ? Number(part) - Number(other) : 0) || (part < other ? -1 : 1)
  }
  return left.length - right.length
}

/** @param {string} name */
function camelCase(name) {
  return name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase())
}

/** @param {string} name */
function pascalCase(name) {
  const camel = camelCase(name)
  return camel.charAt(0).toUpperCase() + camel.slice(1)
}

/** @param {string} name */
function title(name) {
  return name
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** @param {string | undefined} text */
function line(text) {
  return text?.replaceAll(/\s+/g, ' ').trim()
}

/**
 * Returns the text as a string literal: in single quotes, unless it contains one.
 * @param {string} text
 */
function literal(text) {
  const plain = JSON.stringify(text)
  return text.includes("'") ? plain : `'${plain.slice(1, -1).replaceAll('\\"', '"')}'`
}
