import type { Dokument } from '@rathausplatz/contract'
import { longDay } from '@rathausplatz/time'
import { h, liste, p, type Schriftstueck, tabelle } from '../../dokumente/satz.ts'
import type { Teilnahme } from './anwesenheit.ts'
import { listen, nameDes } from './gremien.ts'
import { nameVon } from './personen.ts'
import type { Termin } from './sitzung.ts'
import { rhythmus } from './tage.ts'
import type { Punkt } from './tagesordnung.ts'
import type { Entwurf } from './vorlage.ts'

/** Returns a paper of the council as a content field; its size is filled in after typesetting. */
export const alsDatei = ({ name, titel }: Schriftstueck): Dokument => ({
  titel,
  url: `/medien/${name}.pdf`,
  groesse: 0,
  typ: 'application/pdf',
})

type Gedruckt = {
  nummer: string
  slug: string
  datum: string
  folge: readonly Termin[]
  entwurf: Omit<Entwurf, 'anlage'>
}

/** The printed paper. */
export function vorlageGedruckt({ nummer, slug, datum: tag, folge, entwurf }: Gedruckt): Schriftstueck {
  const {
    titel,
    art = 'Beschlussvorlage',
    einleitung,
    sachverhalt,
    beschluss,
    kosten,
    strassen,
    von,
  } = entwurf
  const weg = folge.map((termin, index) => [
    ueberschrift(termin),
    longDay(termin.tag),
    index < folge.length - 1 ? 'Vorberatung' : beschluss ? 'Entscheidung' : 'Kenntnisnahme',
  ])
  return {
    name: `vorlage-${slug}`,
    titel: `${art} ${nummer}: ${titel}`,
    stand: tag,
    absaetze: [
      p(
        [`Rebenau, den ${longDay(tag)}`, ...(von ? [`Eingereicht von: ${listen[von].name}`] : [])].join('. '),
      ),
      tabelle(['Gremium', 'Sitzung', 'Zweck'], ...weg),
      h('Worum es geht'),
      p(einleitung),
      ...(beschluss ? [h(art === 'Antrag' ? 'Antrag' : 'Beschlussvorschlag'), p(beschluss)] : []),
      h('Sachverhalt'),
      ...sachverhalt.map(p),
      ...(kosten ? [h('Kosten'), p(kosten)] : []),
      ...(strassen ? [h('Straßen'), p(strassen.join(', '))] : []),
    ],
  }
}

const zeile = (termin: Termin) =>
  `${longDay(termin.tag)}, ${rhythmus[termin.gremium].um} Uhr, Rathaus, Marktplatz 1, Ratssaal`

const ueberschrift = ({ gremium, gemeinsamMit }: Termin) =>
  [nameDes(gremium), ...(gemeinsamMit ? [nameDes(gemeinsamMit)] : [])].join(' und ')

const UNTERSCHRIFT = 'Katharina Lehmann, Bürgermeisterin'

export function einladungGedruckt(termin: Termin, slug: string, punkte: readonly Punkt[]): Schriftstueck {
  return {
    name: `einladung-${slug}`,
    titel: `Einladung: ${ueberschrift(termin)} am ${longDay(termin.tag)}`,
    stand: termin.tag,
    absaetze: [
      p('Zur öffentlichen Sitzung lade ich herzlich ein.'),
      p(zeile(termin)),
      h('Tagesordnung'),
      liste(...punkte.map(({ titel }, index) => `${index + 1}. ${titel}`)),
      p(
        'Die Sitzung ist öffentlich. Der Saal ist ohne Stufen erreichbar und hat eine Höranlage; die Geräte liegen am Eingang.',
      ),
      p(UNTERSCHRIFT),
    ],
  }
}

const inWorten = {
  angenommen: 'beschlossen',
  abgelehnt: 'abgelehnt',
  vertagt: 'vertagt',
  zur_kenntnis: 'zur Kenntnis genommen',
} as const

/** The printed minutes: attendance, decisions and votes. */
export function niederschriftGedruckt(
  termin: Termin,
  slug: string,
  punkte: readonly Punkt[],
  teilnahmen: readonly Teilnahme[],
): Schriftstueck {
  const da = [
    ...teilnahmen.filter(({ anwesend }) => anwesend).map(({ person }) => nameVon(person)),
    ...teilnahmen.flatMap(({ person, vertretenDurch }) =>
      vertretenDurch ? [`${nameVon(vertretenDurch)} (in Vertretung von ${nameVon(person)})`] : [],
    ),
  ]
  const fehlen = teilnahmen.filter(({ anwesend }) => !anwesend).map(({ person }) => nameVon(person))
  return {
    name: `niederschrift-${slug}`,
    titel: `Niederschrift: ${ueberschrift(termin)} am ${longDay(termin.tag)}`,
    stand: termin.tag,
    absaetze: [
      p(`Öffentliche Sitzung, ${zeile(termin)}. Ende: ${rhythmus[termin.gremium].bis} Uhr.`),
      p(`Anwesend (${da.length}): ${da.join(', ')}.`),
      ...(fehlen.length > 0 ? [p(`Entschuldigt: ${fehlen.join(', ')}.`)] : []),
      ...punkte.flatMap(({ titel, text, beschluss, ergebnis, abstimmung }, index) => [
        h(`${index + 1}. ${titel}`),
        ...(text ? [p(text)] : []),
        ...(beschluss ? [p(beschluss)] : []),
        ...(ergebnis
          ? [
              p(
                abstimmung
                  ? `Ergebnis: ${inWorten[ergebnis]}. Ja ${abstimmung.ja}, Nein ${abstimmung.nein}, Enthaltungen ${abstimmung.enthaltungen}.`
                  : `Ergebnis: ${inWorten[ergebnis]}.`,
              ),
            ]
          : []),
      ]),
      p(`${UNTERSCHRIFT}, Vorsitz. Tobias Kern, Schriftführung.`),
    ],
  }
}
