import type { BaugebietUebersicht } from '@rathausplatz/contract'
import type { Examples } from '../template.ts'
import type { baugebiete } from './schema.ts'

const area = (id: string, own: Partial<BaugebietUebersicht>): BaugebietUebersicht => ({
  id,
  name: id,
  lage: '',
  einleitung: '',
  kontaktstelle: '',
  plaetze: { frei: 0, 'in-vergabe': 0, reserviert: 0, verkauft: 0 },
  detailURL: `/bauen/baugebiete/${id}`,
  ...own,
})

const data: readonly BaugebietUebersicht[] = [
  area('rebgarten', {
    name: 'Rebgarten',
    lage: 'Ostrand der Kernstadt',
    einleitung: 'Häuser für 64 Familien, zehn Gehminuten vom Marktplatz.',
    preis_qm: 385,
    plaetze: { frei: 6, 'in-vergabe': 9, reserviert: 3, verkauft: 4 },
    bild: '/medien/neubaugebiet-rebgarten',
    bildtext: 'Rohbauten und ein Kran im Neubaugebiet am Rand der Reben',
    bildcopyright: 'Stadt Rebenau',
    bildfokus: '60% 50%',
  }),
  area('am-lindenbach', {
    name: 'Am Lindenbach',
    lage: 'Lindenhof',
    plaetze: { frei: 0, 'in-vergabe': 0, reserviert: 2, verkauft: 7 },
  }),
  area('obere-muehle', { name: 'Obere Mühle', einleitung: 'Der Bebauungsplan entsteht gerade.' }),
  area('hohberg', { name: 'Hohberg', lage: 'Unterweiler', einleitung: 'Acht Plätze am Hang.' }),
]

export const examples = {
  standard: { context: { titel: 'Hier können Sie bauen' }, data },
  ohneTitel: { context: {}, data },
  keine: { context: {}, data: [] },
  raueEingaben: {
    context: { titel: '<script>alert(1)</script> & "Gebiete"' },
    data: [
      area('rau', {
        name: '<img src=x onerror=alert(1)> Grundstücksverkehrsgenehmigungszuständigkeitsübertragung',
        lage: '"><svg onload=alert(1)>',
        einleitung: "<b>fett</b> ÄÖÜäöüß 'x'",
      }),
    ],
  },
} satisfies Examples<typeof baugebiete, readonly BaugebietUebersicht[]>
