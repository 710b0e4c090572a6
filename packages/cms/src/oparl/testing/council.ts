import type { SeedDocument } from '../../store/index.ts'

/** A large council: each meeting has ten items, each item a paper. */
export function council({ meetings, papers }: { meetings: number; papers: number }) {
  const bodies = ['gemeinderat', 'technischer-ausschuss', 'verwaltungsausschuss']
  const pdf = (name: string) => ({
    titel: `Datei ${name}`,
    url: `/medien/${name}.pdf`,
    groesse: 20_000,
    typ: 'application/pdf',
  })
  const day = (index: number) => new Date(Date.UTC(2000, 0, 1 + index * 7)).toISOString().slice(0, 10)
  const documents: SeedDocument<'gremium' | 'ratsperson' | 'sitzung' | 'vorlage'>[] = []
  const add = (kind: (typeof documents)[number]['kind'], data: unknown) =>
    documents.push({ kind, data, author: 'test' })
  for (const slug of bodies) add('gremium', { name: slug, slug, art: 'ausschuss' })
  for (let index = 0; index < 18; index++)
    add('ratsperson', {
      vorname: 'Vera',
      nachname: `Rat ${index}`,
      mitgliedschaften: bodies.map(gremium => ({ gremium, von: '2000-01-01' })),
    })
  for (let index = 0; index < papers; index++)
    add('vorlage', {
      titel: `Vorlage ${index}`,
      slug: `v${index}`,
      nummer: `${index}`,
      art: 'Beschlussvorlage',
      datum: day(index % meetings),
      gremium: bodies[index % bodies.length],
      behandlung: 'oeffentlich',
      einleitung: 'Worum es geht. '.repeat(5),
      datei: pdf(`v${index}`),
    })
  for (let index = 0; index < meetings; index++)
    add('sitzung', {
      titel: `Sitzung ${index}`,
      slug: `s${index}`,
      gremium: bodies[index % bodies.length],
      behandlung: 'oeffentlich',
      datum_von: `${day(index)}T18:30:00+01:00`,
      ort: 'Ratssaal',
      niederschrift: pdf(`niederschrift-${index}`),
      tagesordnung: Array.from({ length: 10 }, (_, item) => ({
        titel: `Punkt ${item}`,
        vorlage: `v${(index * 10 + item) % papers}`,
        beschluss: 'Der Rat beschließt es. '.repeat(10),
        abstimmung: { ja: 17, nein: 1, enthaltungen: 0 },
      })),
    })
  return documents
}
