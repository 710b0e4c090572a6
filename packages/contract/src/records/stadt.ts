import * as z from 'zod'
import { stadtkarte, stadt as wire } from '../entities/stadt.ts'
import * as field from '../field.ts'
import { emailAddress } from '../given-text.ts'
import { defineRecord, type RecordOf } from './define-record.ts'

/** A field of the wire with a help text for editors. */
const told = <S extends z.ZodType>(schema: S, help: string, abschnitt?: field.FieldMeta['abschnitt']): S =>
  schema.meta({ ...field.metaOf(schema), description: help, ...(abschnitt ? { abschnitt } : {}) })

const { name, claim, wappen, ags, telefon, bereitschaft, fax, email, oeffnungszeiten } = wire.shape
const { oertlicheFeiertage, schulferien } = wire.shape

/** Fields that the form shows after the office from which the hours come. */
const later = { oertlicheFeiertage: true, schulferien: true, rueckmeldungen: true, karte: true } as const

/** The stored town. It always has an e-mail: error pages show it (spec §2). */
export const stadt = defineRecord({
  kind: 'stadt',
  label: { one: 'Stadt', many: 'Stadt' },
  schema: wire.omit({ hinweise: true, weitere_hinweise: true, abos: true, ...later }).extend({
    name: told(name, 'Zum Beispiel „Stadt Rebenau“. Der Name steht auch im Titel jeder Seite.', {
      titel: 'Name und Wappen',
      hilfe: 'Stehen im Kopf jeder Seite und in der App der Stadt.',
    }),
    claim: told(
      claim,
      'Ein Satz über die Stadt. Er steht in der App und im Bild, mit dem sich die Startseite teilt.',
    ),
    wappen: told(wappen, 'Steht im Kopf der Website und auf dem Zeichen der App.'),
    ags: told(
      ags,
      'Acht Ziffern, zum Beispiel 08215999; Ihr Rechenzentrum oder Statistisches Landesamt nennt sie. Aus ihnen folgen Land, gesetzliche Feiertage und die Stellen, die auf den Pflichtseiten stehen.',
    ),
    telefon: told(
      telefon,
      'Die Zentrale. Sie steht auch in E-Mails zu Konten, damit niemand ratlos bleibt.',
      {
        titel: 'Telefon und E-Mail',
        hilfe:
          'Stehen mit der Anschrift im Fuß jeder Seite der Stadt. Häuser wie ein Freibad oder eine Schule haben ihre eigenen Angaben.',
      },
    ),
    bereitschaft: told(
      bereitschaft,
      'Wo immer jemand abhebt, wenn eine Leitung bricht oder ein Schacht offen steht. Wer einen Schaden meldet, liest sie; steht nichts da, die Zentrale.',
    ),
    fax: told(fax, 'Steht nichts da, nennt die Website keines.'),
    email: emailAddress().meta({
      ...field.metaOf(email),
      description:
        'Dorthin gehen Nachrichten und Formulare, für die kein Amt eine Adresse hat. Sie steht auch auf Fehlerseiten.',
    }),
    oeffnungszeiten: told(
      oeffnungszeiten,
      'Wann das Rathaus geöffnet ist. Sie stehen im Fuß jeder Seite der Stadt.',
    ),
    /** Own hours count for their kind; the other kinds are those of this unit. */
    zeitenVon: field
      .inheritsHours(
        field.verweis('organisationseinheit', {
          label: 'Öffnungszeiten von',
          help: 'Meist das Rathaus. Welche Art von Zeiten hier nicht eingetragen ist, kommt von dort, mit allen Schließtagen.',
        }),
        'zeitenVon',
      )
      .optional(),
    oertlicheFeiertage: told(
      oertlicheFeiertage,
      'Die Feiertage des Landes gelten von selbst. Hier stehen nur die, die nicht im ganzen Land gelten.',
      { titel: 'Feiertage' },
    ),
    schulferien: told(
      schulferien,
      'Jede Ferienzeit mit ihrem ersten und letzten Tag, wie sie der Schulferienkalender des Landes nennt.',
      {
        titel: 'Schulferien',
        hilfe:
          'Eine Veranstaltungsreihe zeigt in ihrem Kalender, welche Termine in die Ferien fallen, und lässt sie auf Wunsch ausfallen.',
      },
    ),
    rueckmeldungen: field
      .schalter({
        label: '„War diese Seite hilfreich?“ fragen',
        help: 'Die Frage steht am Ende jeder Inhaltsseite. Was Menschen antworten, steht unter „Rückmeldungen“.',
      })
      .default(true)
      .meta({ abschnitt: { titel: 'Rückmeldungen' } }),
    karte: stadtkarte.optional().meta({
      title: 'Karte der Stadt',
      description:
        'Auf ihr zeigen Menschen, wo ein Schaden ist. Ohne Karte sagen sie es mit einer Straße oder mit Worten.',
      abschnitt: { titel: 'Karte' },
    }),
  }),
  title: 'name',
  single: true,
  list: {},
})
export type Stadt = RecordOf<typeof stadt>
