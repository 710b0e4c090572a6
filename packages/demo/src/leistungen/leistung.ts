import type { leistung as wire } from '@rathausplatz/contract'
import type * as z from 'zod'
import type { Lebenslage } from '../lebenslagen.ts'

type Wire = z.input<typeof wire>

/** A service as written by an editor. */
export type Leistung = Omit<Wire, 'id' | 'detailURL' | 'lebenslagen' | 'organisationseinheiten'> & {
  slug: string
  kurztext: string
  lebenslagen: Lebenslage[]
  organisationseinheiten: readonly Zustaendig[]
}

type Zustaendig = { id: string; name: string; detailURL?: string }

/** The responsible offices by their ids; the county has only a name. */
export const stellen = {
  buergerbuero: { id: 'buergerbuero', name: 'Bürgerbüro' },
  standesamt: { id: 'standesamt', name: 'Standesamt' },
  ordnungsamt: { id: 'ordnungsamt', name: 'Ordnungsamt' },
  sozialamt: { id: 'sozialamt', name: 'Soziales und Senioren' },
  familienbuero: { id: 'familienbuero', name: 'Familienbüro' },
  stadtkasse: { id: 'stadtkasse', name: 'Stadtkasse und Steuern' },
  bauamt: { id: 'bauamt', name: 'Bauamt' },
  bauhof: { id: 'bauhof', name: 'Bauhof' },
  buecherei: { id: 'buecherei', name: 'Stadtbücherei' },
  freibad: { id: 'freibad', name: 'Freibad am Altrhein' },
  jugendmusikschule: { id: 'jugendmusikschule', name: 'Jugendmusikschule' },
  landratsamt: { id: 'landratsamt-rheinhardt', name: 'Landratsamt Rheinhardt' },
} as const satisfies Record<string, Zustaendig>

/** A text block with its own title. */
export const abschnitt = (titel: string, text: string) => ({ typ: '', titel, text })

export const voraussetzungen = (text: string) => ({ typ: 'voraussetzungen', titel: 'Voraussetzungen', text })

export const ablauf = (text: string) => ({ typ: 'verfahrensablauf', titel: 'So läuft es ab', text })

/** The legal basis, in the citation style of lawyers. */
export const recht = (...quellen: string[]) => ({
  typ: 'rechtsgrundlage',
  titel: 'Rechtsgrundlage',
  text: `<ul>${quellen.map(quelle => `<li>${quelle}</li>`).join('')}</ul>`,
})

/** The legal remedy against a decision. For charges it does not defer the payment (§ 80 Absatz 2 VwGO). */
export const rechtsbehelf = (bei: keyof typeof BEHOERDEN, { istAbgabe = false } = {}) => ({
  typ: 'rechtsbehelf',
  titel: 'Wenn Sie mit dem Bescheid nicht einverstanden sind',
  text: [
    `<p>Sie können innerhalb eines Monats Widerspruch einlegen, und zwar ${BEHOERDEN[bei]}: schriftlich, oder Sie kommen vorbei und lassen ihn aufschreiben. Eine einfache E-Mail genügt nicht. Das Nähere steht am Ende des Bescheids.</p>`,
    istAbgabe &&
      '<p>Bezahlen müssen Sie trotzdem bis zum genannten Tag. Bekommen Sie recht, erhalten Sie das Geld zurück.</p>',
  ]
    .filter(Boolean)
    .join(''),
})

const BEHOERDEN = { stadt: 'bei der Stadt Rebenau', landratsamt: 'beim Landratsamt Rheinhardt' } as const

/** Who reviewed the text, and when. */
export const freigabe = (stelle: string) => ({
  typ: 'freigabevermerk',
  titel: 'Freigabevermerk',
  text: `<p>Geprüft: ${stelle} der Stadt Rebenau, Oktober 2026</p>`,
})
