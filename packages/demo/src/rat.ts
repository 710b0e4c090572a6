import { berlinDay, plusDays } from '@rathausplatz/time'
import type { Schriftstueck } from '../dokumente/satz.ts'
import { type Day, momentOf } from './calendar.ts'
import { dokument } from './dokument.ts'
import { stimmberechtigte, type Teilnahme, teilnahmenAn } from './rat/anwesenheit.ts'
import { beratungsfolgen, slugDerSitzung, type Vorlage } from './rat/beratungsfolge.ts'
import { gremien, listen, nameDes, RATSSAAL, slugDes } from './rat/gremien.ts'
import { ratspersonen } from './rat/personen.ts'
import { alsDatei, einladungGedruckt, niederschriftGedruckt, vorlageGedruckt } from './rat/schriftstuecke.ts'
import type { Termin } from './rat/sitzung.ts'
import { rhythmus } from './rat/tage.ts'
import { type Punkt, punktFuer, tagesordnungFuer } from './rat/tagesordnung.ts'
import type { NichtoeffentlicherEntwurf } from './rat/vorlage.ts'

/** The number of days after which the minutes of a meeting are published: the next meeting approves them. */
const BIS_ZUR_NIEDERSCHRIFT = 28

/** Returns the council of Rebenau on a day: bodies, people, papers, meetings and their printed documents. */
export function rat(now: Date) {
  const heute = berlinDay(now)
  const { termine, oeffentlich, geschlossen } = beratungsfolgen(now)
  const slugOf = new Map(oeffentlich.map(({ entwurf, slug }) => [entwurf.kurz, slug]))
  const schriftstuecke: Schriftstueck[] = []
  const gedruckt = (stueck: Schriftstueck) => {
    schriftstuecke.push(stueck)
    return alsDatei(stueck)
  }

  const vorlagen = [
    ...oeffentlich.map(paper => {
      const { bezug, anlage, strassen, von } = paper.entwurf
      return {
        ...gemeinsames(paper),
        behandlung: 'oeffentlich' as const,
        ...(von ? { eingereicht_von: listen[von].slug } : {}),
        ...(strassen ? { strassen } : {}),
        datei: gedruckt(vorlageGedruckt(paper)),
        ...(anlage ? { anlagen: [dokument(anlage)] } : {}),
        ...(bezug && slugOf.has(bezug) ? { bezug: [slugOf.get(bezug)] } : {}),
      }
    }),
    ...geschlossen.map(paper => ({
      ...gemeinsames(paper),
      behandlung: 'nichtoeffentlich' as const,
      datei: gedruckt(vorlageGedruckt(paper)),
    })),
  ]

  const naechste = new Set(
    (['gemeinderat', 'technik', 'verwaltung', 'bildung'] as const).map(gremium =>
      termine.find(termin => termin.gremium === gremium && !termin.vorbei),
    ),
  )
  const sitzungen = termine.flatMap(termin => {
    const slug = slugDerSitzung(termin)
    const alleDa = oeffentlich.some(
      ({ folge, entwurf }) => folge.includes(termin) && entwurf.kurz === 'haushalt-naechstes-jahr',
    )
    const teilnahmen = termin.vorbei && !termin.abgesagt ? teilnahmenAn(termin, alleDa) : []
    const anwesend = stimmberechtigte(teilnahmen)
    const punkte = tagesordnungFuer({
      termin,
      vorlagen: oeffentlich,
      anwesend,
      bekanntgaben: bekanntgabenIn(termin, termine, geschlossen),
    })
    const eingeladen = !termin.vorbei && isInvited(termin, punkte, naechste, heute)
    const hatNiederschrift = teilnahmen.length > 0 && termin.tag <= plusDays(heute, -BIS_ZUR_NIEDERSCHRIFT)
    const oeffentlicheSitzung = {
      ...kopf(termin, slug),
      titel: `Sitzung: ${nameDes(termin.gremium)}`,
      behandlung: 'oeffentlich' as const,
      ...(termin.gemeinsamMit ? { gemeinsam_mit: [slugDes(termin.gemeinsamMit)] } : {}),
      zustand: zustandOf(termin, eingeladen),
      tagesordnung: termin.vorbei || eingeladen ? punkte : [],
      ...(eingeladen ? { einladung: gedruckt(einladungGedruckt(termin, slug, punkte)) } : {}),
      ...(hatNiederschrift
        ? { niederschrift: gedruckt(niederschriftGedruckt(termin, slug, punkte, teilnahmen)) }
        : {}),
      teilnahmen: teilnahmen.map(stored),
    }
    const closed = geschlossen.filter(({ folge }) => folge.includes(termin))
    if (closed.length === 0) return [oeffentlicheSitzung]
    return [
      oeffentlicheSitzung,
      {
        ...kopf(termin, `${slug}-nichtoeffentlich`),
        ...danach(termin),
        titel: `Nichtöffentliche Sitzung: ${nameDes(termin.gremium)}`,
        behandlung: 'nichtoeffentlich' as const,
        teil_von: slug,
        zustand: zustandOf(termin, eingeladen),
        tagesordnung: closed.map(paper => punktFuer(paper, termin, anwesend)),
        teilnahmen: teilnahmen.map(stored),
      },
    ]
  })
  return { gremien, ratspersonen: ratspersonen(), vorlagen, sitzungen, schriftstuecke }
}

function gemeinsames({
  entwurf,
  gremium,
  nummer,
  slug,
  datum,
}: Omit<Vorlage<NichtoeffentlicherEntwurf>, 'folge'>) {
  const { titel, art = 'Beschlussvorlage', amt, einleitung, sachverhalt, beschluss, kosten } = entwurf
  return {
    nummer,
    slug,
    titel,
    art,
    datum,
    gremium: slugDes(gremium),
    amt,
    einleitung,
    text: sachverhalt.map(absatz => `<p>${absatz}</p>`).join(''),
    ...(beschluss ? { beschlussvorschlag: beschluss } : {}),
    ...(kosten ? { kosten } : {}),
  }
}

function kopf({ gremium, tag, vorbei, abgesagt, verlegt }: Termin, slug: string) {
  const { um, bis } = rhythmus[gremium]
  const grund = abgesagt ?? verlegt?.grund
  return {
    slug,
    gremium: slugDes(gremium),
    datum_von: momentOf(tag, um),
    ...(vorbei && !abgesagt ? { datum_bis: momentOf(tag, bis) } : {}),
    ...(verlegt ? { verlegt_von: momentOf(verlegt.von, um) } : {}),
    ...(grund ? { grund } : {}),
    ort: RATSSAAL,
  }
}

/** The non-public part begins when the public part is over. */
const danach = ({ gremium, tag, vorbei }: Termin) => ({
  datum_von: momentOf(tag, rhythmus[gremium].bis),
  ...(vorbei ? { datum_bis: momentOf(tag, '22:00') } : {}),
})

const stored = ({ person, anwesend, vertretenDurch }: Teilnahme) => ({
  person: person.slug,
  anwesenheit: anwesend ? ('anwesend' as const) : ('entschuldigt' as const),
  ...(vertretenDurch ? { vertreten_durch: vertretenDurch.slug } : {}),
})

function zustandOf({ vorbei, abgesagt }: Termin, eingeladen: boolean) {
  if (abgesagt) return 'abgesagt'
  if (vorbei) return 'durchgefuehrt'
  return eingeladen ? 'eingeladen' : 'geplant'
}

/**
 * Returns true if a meeting has an invitation: always for the next meeting of the council, and for the next
 * meeting of a committee if it is near or has papers already.
 */
function isInvited(
  termin: Termin,
  punkte: readonly Punkt[],
  naechste: ReadonlySet<Termin | undefined>,
  heute: Day,
): boolean {
  if (!naechste.has(termin)) return false
  return (
    termin.gremium === 'gemeinderat' ||
    termin.tag <= plusDays(heute, 14) ||
    punkte.some(({ vorlage }) => vorlage !== undefined)
  )
}

/**
 * Returns the non-public decisions since the last meeting that a public meeting of the council announces, as
 * far as the law allows.
 */
function bekanntgabenIn(
  termin: Termin,
  termine: readonly Termin[],
  geschlossen: readonly Vorlage<NichtoeffentlicherEntwurf>[],
): string[] {
  if (termin.gremium !== 'gemeinderat') return []
  const last = termine.findLast(({ gremium, tag }) => gremium === 'gemeinderat' && tag < termin.tag)
  return geschlossen.flatMap(({ entwurf, folge }) => {
    const [decided] = folge
    const isNews = decided && decided.tag < termin.tag && (!last || decided.tag >= last.tag)
    return isNews && entwurf.bekanntgabe ? [entwurf.bekanntgabe] : []
  })
}

/** Returns the next public meeting of the council, for its notice. */
export function naechsteRatssitzung(now: Date) {
  const sitzung = rat(now).sitzungen.find(
    ({ gremium, behandlung, zustand }) =>
      gremium === 'gemeinderat' && behandlung === 'oeffentlich' && zustand === 'eingeladen',
  )
  if (!sitzung) throw new Error('Der Gemeinderat hat keine nächste Sitzung.')
  return sitzung
}
