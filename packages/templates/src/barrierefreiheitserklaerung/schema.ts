import { emailAddress, field } from '@rathausplatz/contract'
import * as z from 'zod'
import { defineSchema } from '../template.ts'

const barriere = z.object({
  barriere: field.requiredLine({ label: 'Was nicht zugänglich ist', max: 500 }),
  grund: field.line({ label: 'Grund', max: 500 }).default(''),
  alternative: field.line({ label: 'Was man stattdessen tun kann', max: 500 }).default(''),
  geplant: field.line({ label: 'Bis wann es behoben wird' }).default(''),
})

const barrieren = (label: string) => z.array(barriere).max(100).default([]).meta({ title: label })

/**
 * The fields of the model statement of the EU (Decision 2018/1523), which the states require. The law, the
 * office and its procedure follow from the state of the town (words.ts).
 */
export const barrierefreiheitserklaerung = defineSchema({
  label: 'Erklärung zur Barrierefreiheit',
  group: 'besonders',
  purpose: 'Die vorgeschriebene Erklärung mit allen verlangten Angaben.',
  words: 'BITV barrierefrei',
  context: z.object({
    traeger: field.requiredLine({ label: 'Öffentliche Stelle', help: 'Zum Beispiel: Die Stadt Rebenau' }),
    geltungsbereich: field.richText({ label: 'Wofür die Erklärung gilt' }),
    stand: field.choice(
      {
        vollstaendig: 'vollständig vereinbar',
        teilweise: 'teilweise vereinbar',
        nicht: 'nicht vereinbar',
      },
      { label: 'Vereinbarkeit' },
    ),
    norm: field.line({ label: 'Maßstab' }).default('EN 301 549'),
    nicht_vereinbar: barrieren('Nicht vereinbar mit den Anforderungen'),
    unverhaeltnismaessig: barrieren('Unverhältnismäßige Belastung'),
    ausserhalb: barrieren('Nicht von der Pflicht umfasst'),
    erstellt_am: field.dateTime({ label: 'Erstellt am' }),
    geprueft_am: field.dateTime({ label: 'Zuletzt überprüft am' }),
    pruefung: field.choice(
      { selbst: 'Die Stadt hat selbst geprüft', dritte: 'Andere haben geprüft' },
      { label: 'Grundlage der Prüfung' },
    ),
    geprueft_von: field
      .line({ label: 'Geprüft von', help: 'Nur bei einer Prüfung durch Dritte.' })
      .default(''),
    email: emailAddress().meta({ title: 'E-Mail für Rückmeldungen' }),
    telefon: field.requiredLine({ label: 'Telefon für Rückmeldungen' }),
    formular: field.link({ label: 'Formular für Rückmeldungen' }).default('/kontakt?anlass=barriere'),
    antwortfrist: field.requiredLine({ label: 'Antwort innerhalb von', help: 'Zum Beispiel: zwei Wochen' }),
    /** Empty: the office of the state. */
    schlichtung: z
      .object({
        name: field.line({ label: 'Name' }).default(''),
        strasse: field.line({ label: 'Straße und Hausnummer' }).default(''),
        ort: field.line({ label: 'Postleitzahl und Ort' }).default(''),
        telefon: field.line({ label: 'Telefon' }).default(''),
        email: z
          .union([emailAddress(), z.literal('')])
          .default('')
          .meta({ title: 'E-Mail' }),
        website: field.link({ label: 'Website' }).default(''),
      })
      .default({ name: '', strasse: '', ort: '', telefon: '', email: '', website: '' })
      .meta({
        title: 'Schlichtungsstelle',
        description:
          'Leer: Die Seite nennt die Stelle Ihres Landes. Das Land folgt aus dem Amtlichen Gemeindeschlüssel unter „Stadt“. Ist eine andere Stelle zuständig oder fehlt etwas, tragen Sie sie hier ganz ein.',
      }),
  }),
  options: z.object({}),
})
