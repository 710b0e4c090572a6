import type { Verzeichnis } from '@rathausplatz/contract'
import { CheckGroup, TextArea, TextField } from '@rathausplatz/ui/form'
import { MailField } from '../forms/mail-field.tsx'
import styles from './vorschlag.module.css'

type AngabenFieldsProps = {
  verzeichnis: Pick<Verzeichnis, 'einzahl' | 'rubriktitel' | 'rubriken'>
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
}

/** Fields of a directory entry, the same for proposals and edits. */
export function AngabenFields({ verzeichnis, values, errors }: AngabenFieldsProps) {
  const field = (name: string) => ({ name, error: errors[name], defaultValue: values[name] ?? '' })
  return (
    <>
      <section className={styles.teil}>
        <h2>Was alle lesen</h2>
        <TextField {...field('name')} label="Name" autoComplete="organization" />
        <CheckGroup
          name="rubriken"
          label={verzeichnis.rubriktitel}
          help="Mindestens eine, höchstens zehn."
          error={errors['rubriken']}
          choices={verzeichnis.rubriken.map(({ id, name }) => ({ value: id, text: name }))}
          defaultValues={(values['rubriken'] ?? '').split(' ')}
        />
        <TextArea
          {...field('einleitung')}
          label="Kurz gesagt"
          optional
          rows={2}
          help="Ein Satz, der in der Liste unter dem Namen steht."
        />
        <TextArea
          {...field('text')}
          label="Text"
          optional
          rows={7}
          help="Eine leere Zeile beginnt einen Absatz."
        />
        <TextArea
          {...field('barrierefreiheit')}
          label="Barrierefreiheit"
          optional
          rows={2}
          help="Zum Beispiel: Eingang ohne Stufe, WC im Erdgeschoss."
        />
      </section>
      <section className={styles.teil}>
        <h2>Kontakt, der im Eintrag steht</h2>
        <TextField {...field('ansprechperson')} label="Ansprechperson" optional autoComplete="name" />
        <TextField {...field('telefon')} label="Telefon" type="tel" optional autoComplete="tel" />
        <MailField
          name="oeffentliche_email"
          label="E-Mail im Eintrag"
          optional
          autoComplete="off"
          help="Alle können sie lesen."
          {...{ values, errors }}
        />
        <TextField
          {...field('webseite')}
          label="Website"
          inputMode="url"
          optional
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          help="Zum Beispiel: www.example.org"
        />
      </section>
      <section className={styles.teil}>
        <h2>Anschrift</h2>
        <TextField
          {...field('haus')}
          label="Haus oder Platz"
          optional
          autoComplete="off"
          help="Zum Beispiel: Vereinsheim"
        />
        <TextField
          {...field('strasse')}
          label="Straße und Hausnummer"
          optional
          autoComplete="street-address"
        />
        <div className={styles.kurzUndLang}>
          <TextField
            {...field('plz')}
            label="Postleitzahl"
            optional
            inputMode="numeric"
            autoComplete="postal-code"
          />
          <TextField {...field('ort')} label="Ort" optional autoComplete="address-level2" />
        </div>
      </section>
    </>
  )
}
