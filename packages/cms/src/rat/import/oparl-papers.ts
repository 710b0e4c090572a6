import { openName } from './access-words.ts'
import { bodyOfPaper, isPlanned } from './body-of-paper.ts'
import type { ClosedBusiness } from './closed-business.ts'
import { type Data, type ForeignNames, given, type Reader } from './foreign-names.ts'
import { leftOutBodies } from './left-out-bodies.ts'
import { wordsOf } from './oparl-bodies.ts'
import { isObject } from './oparl-client.ts'
import type { OparlFiles } from './oparl-files.ts'
import { originators } from './originators.ts'
import { readObject } from './read-object.ts'
import type { Entry } from './take-over.ts'
import type { Found } from './walk-oparl.ts'

type Sources = {
  found: Found
  names: ForeignNames
  business: ClosedBusiness
  documents: OparlFiles
  say: (sentence: string) => void
}

/** Yields the papers that are public. */
export async function* vorlagen({ found, names, business, documents, say }: Sources): AsyncGenerator<Entry> {
  const { closedPapers, consultationsOf } = business
  const leftOut = leftOutBodies(found, { say, one: 'Vorlage', many: 'Vorlagen' })
  const filed = originators({ found, names, say })
  const bodyOf = bodyOfPaper({ found, names, business })
  const plannedWords = (one: Reader): string => {
    const bodies = one.links('organization').flatMap(id => {
      const body = found.organizations.get(id)
      return body ? wordsOf(body).name : []
    })
    const role = one.told('role')
    return [bodies.join(' und ') || 'ohne Gremium', ...(role === '' ? [] : [`(${role})`])].join(' ')
  }
  const open = [...found.papers].filter(([id]) => !closedPapers.has(id))
  // Gives all papers their slugs first, because papers refer to one another.
  const heads = open.map(([foreign, object]) => {
    const reader = readObject(object)
    const nummer = openName(reader, 'reference', 40) || (reader.hinweise.add('ohne Nummer'), 'o. Nr.')
    // A name of nothing but access data is cut to no name.
    const titel = openName(reader, 'name', 500) || (reader.line('name') === '' ? '' : 'Ohne Titel')
    const data: Data = {
      nummer,
      titel,
      art: openName(reader, 'paperType', 80) || 'Vorlage',
      behandlung: 'oeffentlich',
    }
    return {
      reader,
      entry: names.entryOf(
        'vorlage',
        foreign,
        data,
        nummer === 'o. Nr.' ? titel : `${nummer} ${titel}`,
        reader,
      ),
      foreign,
      object,
    }
  })
  for (const { reader, entry, foreign, object } of heads) {
    const consultations = consultationsOf(object).map(one => readObject(one))
    const gremium = await bodyOf(foreign, object)
    const bodies = [
      ...reader.links('underDirectionOf'),
      ...consultations.flatMap(one => one.links('organization')),
    ]
    if (gremium === undefined && leftOut.areKnown(bodies) && !names.isImported('vorlage', foreign)) {
      leftOut.note([...new Set(bodies)])
      continue
    }
    const dated = reader.day('date') ?? reader.day('created')
    if (reader.day('date') === undefined && dated !== undefined)
      reader.hinweise.add(`ohne Datum; in Listen eingeordnet unter ${dated}, genannt wird keines`)
    const planned = consultations.filter(isPlanned).map(plannedWords)
    if (planned.length > 0)
      reader.hinweise.add(
        `${planned.length === 1 ? 'eine geplante Beratung' : 'geplante Beratungen'} ohne Sitzung ${planned.length === 1 ? 'fehlt' : 'fehlen'}: ${planned.join(', ')}; sie ${planned.length === 1 ? 'kommt' : 'kommen'}, sobald dort die Sitzung steht`,
      )
    const streets = reader
      .parts('location')
      .flatMap(one => (isObject(one) ? readObject(one).line('streetAddress', 120) : []))
    const of = { at: `Vorlage „${entry.name.slice(0, 150)}“` }
    const [datei] = entry.isOwn ? [] : await documents(reader.parts('mainFile').slice(0, 1), of)
    const anlagen = entry.isOwn
      ? []
      : await documents([...reader.parts('mainFile').slice(1), ...reader.parts('auxiliaryFile')], of)
    const related = ['relatedPaper', 'superordinatedPaper', 'subordinatedPaper'].flatMap(name =>
      reader.links(name),
    )
    const bezug = names.slugsFor(
      'vorlage',
      related.filter(one => one !== foreign && !closedPapers.has(one)),
    )
    yield {
      ...entry,
      data: {
        ...entry.data,
        ...given({
          datum: dated,
          ohne_datum: reader.day('date') === undefined ? true : undefined,
          gremium,
          datei,
        }),
        ...filed.of(reader),
        anlagen,
        bezug: bezug.slice(0, 20),
        strassen: [...new Set(streets.filter(Boolean))].slice(0, 50),
      },
      hinweise: [...reader.hinweise],
    }
  }
  filed.tell()
  leftOut.tell()
}
