import { MOST_FOTOS, type Schadensfrage, schadenskategorien } from '@rathausplatz/contract'
import { useHydrated } from '@rathausplatz/ui'
import { SelectField, TextArea, TextField } from '@rathausplatz/ui/form'
import type { Punkt, Sheet } from '@rathausplatz/ui/karte'
import { useState } from 'react'
import { MailField } from '../forms/mail-field.tsx'
import { PhotoField } from '../photos/photo-field.tsx'
import type { UploadedPhoto } from '../photos/upload-photo.ts'
import { PlacePicker } from './karte/place-picker.tsx'
import { questionName } from './read-report.ts'

type ReportFieldsProps = {
  /** The map of the town, if it has one. */
  sheet: Sheet | undefined
  /** The point that was set in an earlier step. */
  lage: Punkt | undefined
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  /** Photos that are already uploaded. */
  kept: readonly UploadedPhoto[]
  /** Whether mail can be sent. */
  mail: boolean
}

const categories = Object.fromEntries(
  Object.entries(schadenskategorien).map(([key, { name }]) => [key, name]),
)
const questions = Object.entries(schadenskategorien).flatMap(([of, { name, fragen }]) =>
  Object.entries<Schadensfrage>(fragen).map(([key, { label, hilfe, werte }]) => ({
    key,
    of,
    category: name,
    label,
    hilfe,
    werte,
  })),
)

/** The fields of a report. Photos come first, because a person who is at the place takes them now. */
export function ReportFields({ sheet, lage, values, errors, kept, mail }: ReportFieldsProps) {
  const isHydrated = useHydrated()
  const [kategorie, setKategorie] = useState(values['kategorie'] ?? '')
  const field = (name: string) => ({ name, error: errors[name], defaultValue: values[name] ?? '' })
  return (
    <>
      <PhotoField
        name="fotos"
        keptName="foto"
        label="Fotos"
        help={`Bis zu ${MOST_FOTOS}, am besten eines von nahem und eines von weitem. Bitte ohne Gesichter und Kennzeichen. Ort und Kamera löschen wir aus der Datei.`}
        error={errors['fotos']}
        several
        kept={kept}
      />
      {/* With scripts, the questions of other categories are hidden; without scripts, the help of each
          question names its category. */}
      <div onChange={({ target }) => setKategorie((target as EventTarget as HTMLSelectElement).value)}>
        <SelectField
          {...field('kategorie')}
          label="Was ist kaputt?"
          choices={{ '': 'Bitte wählen', ...categories }}
        />
      </div>
      {questions.map(({ key, of, category, label, hilfe, werte }) => {
        const frame = {
          ...field(questionName(key)),
          label,
          optional: true,
          help: isHydrated ? hilfe : `${hilfe} Nur bei „${category}“.`,
        }
        return (
          <div key={key} hidden={isHydrated && of !== kategorie}>
            {werte ? (
              <SelectField {...frame} choices={{ '': 'Keine Angabe', ...werte }} />
            ) : (
              <TextField {...frame} autoComplete="off" />
            )}
          </div>
        )
      })}
      <TextField
        {...field('adresse')}
        label="Straße und Hausnummer"
        optional="unmarked"
        autoComplete="off"
        help={`Die nächste Hausnummer genügt. Oder sagen Sie es darunter mit Worten${sheet ? ' oder auf der Karte: Eines davon' : ': Eines von beiden'} brauchen wir.`}
      />
      <TextArea
        {...field('ort')}
        label="Woran erkennen wir die Stelle?"
        optional="unmarked"
        rows={2}
        help="Zum Beispiel: am Bach, zweite Bank nach der Brücke"
      />
      {sheet && <PlacePicker key={lage && `${lage.breite} ${lage.laenge}`} sheet={sheet} given={lage} />}
      <TextArea
        {...field('text')}
        label="Was sehen Sie?"
        rows={5}
        help="Auch, ob jemand zu Schaden kommen kann. Bitte keine Namen und keine Kennzeichen."
      />
      {mail && (
        <MailField
          name="email"
          {...{ values, errors }}
          label="E-Mail-Adresse"
          optional
          help="Nur wenn Sie hören möchten, was daraus wird. Sie steht nirgends auf der Website."
        />
      )}
    </>
  )
}
