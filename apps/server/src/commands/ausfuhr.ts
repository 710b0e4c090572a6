import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { exportReport, exportTown, isContradictory } from '@rathausplatz/cms'
import { type Command, inTown, refused, told } from './command.ts'

/** `npm run ausfuhr -- ZIEL`: exports the town as JSON and files, into a new folder or a new zip file. */
const USAGE = `Bitte einen neuen Ordner oder eine neue Zip-Datei angeben: npm run ausfuhr -- stadt.zip

  --nur-oeffentlich  nur, was jetzt auf der Website steht, ohne Entwürfe
  --mit-fassungen    auch die älteren Fassungen
  --mit-intranet     auch, was nur Beschäftigte lesen
  --mit-rat          auch, was nur der Rat liest`

const options = {
  'nur-oeffentlich': { type: 'boolean' },
  'mit-fassungen': { type: 'boolean' },
  'mit-intranet': { type: 'boolean' },
  'mit-rat': { type: 'boolean' },
} as const

export const ausfuhr: Command = async (words, around) => {
  const given = read(words)
  if (!given) return refused(USAGE)
  const { target, values } = given
  const extent = {
    nurOeffentlich: values['nur-oeffentlich'],
    mitFassungen: values['mit-fassungen'],
    mitIntranet: values['mit-intranet'],
    mitRat: values['mit-rat'],
  }
  if (isContradictory(extent))
    return refused('Mit --nur-oeffentlich kommt nichts mit, das nicht jetzt auf der Website steht.')
  return inTown(around, async place => {
    const exported = await exportTown(place, resolve(target), extent)
    return told(`${exportReport(exported)}\nGeschrieben: ${target}`)
  })
}

function read(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true })
    const [target, ...others] = positionals
    return target && others.length === 0 ? { target, values } : undefined
  } catch {
    return undefined
  }
}
