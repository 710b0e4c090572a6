/**
 * `npm run new:template zitat "Zitat"`: creates a folder with a small, complete template and registers it.
 * The result is a start; docs/how-to/neue-vorlage.md describes the next steps.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { enter, sortImports } from './enter-in-list.mjs'
import { camelCase, pascalCase, refuseName, title } from './template-name.mjs'

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
  const refusal = refuseName(source, name)
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

/** @typedef {{ name: string, camel: string, pascal: string, label: string }} Words */

/**
 * Returns the five files of a template, by name.
 * @param {Words} words
 * @returns {Record<string, string>}
 */
function templateFiles({ name, camel, pascal, label }) {
  const imports = sortImports([
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
