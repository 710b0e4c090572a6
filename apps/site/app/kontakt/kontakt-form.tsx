import { ablagen } from '@rathausplatz/contract/ablagen'
import { anlaesse } from '@rathausplatz/contract/anlaesse'
import { Link } from '@rathausplatz/ui'
import { Button, ErrorSummary, SelectField, TextArea, TextField } from '@rathausplatz/ui/form'
import { Form, useNavigation } from 'react-router'
import { Trap } from '../forms/trap.tsx'
import styles from './kontakt-form.module.css'
import type { Errors, Values } from './read-form.ts'

type KontaktFormProps = {
  /** Number of this form: sent twice, it is one message. */
  einreichung: string
  /** When the form was handed out, ISO 8601. */
  geladen: string
  values: Values
  /** The address names a message that cannot be confirmed to who looks at it. */
  isUnconfirmed: boolean
  refused?: { title: string; errors: Errors } | undefined
}

/** Writes to the town. Judged by the server only, so that everyone reads the same words with and without JavaScript. */
export function KontaktForm({ einreichung, geladen, values, isUnconfirmed, refused }: KontaktFormProps) {
  const isSending = useNavigation().state === 'submitting'
  const { errors = {}, title } = refused ?? {}
  const field = (name: keyof Values) => ({ name, error: errors[name], defaultValue: values[name] })
  return (
    <section className={styles.abschnitt} aria-labelledby="nachricht">
      {title && <ErrorSummary title={title} errors={errors as Record<string, string>} />}
      {isUnconfirmed && (
        <p role="status">
          Diese Bestätigung lässt sich nicht mehr anzeigen. Wer nach dem Absenden eine Vorgangsnummer gelesen
          hat, dessen Nachricht ist angekommen.
        </p>
      )}
      <h2 id="nachricht">Nachricht schreiben</h2>
      <Form method="post" action="/kontakt" noValidate className={styles.form} preventScrollReset>
        <input type="hidden" name="einreichung" value={einreichung} />
        <SelectField {...field('anlass')} label="Worum geht es?" choices={anlaesse} />
        {values.seite && (
          <p className={styles.seite}>
            Ihre Nachricht betrifft die Seite <span>{values.seite}</span>
            <input type="hidden" name="seite" value={values.seite} />
          </p>
        )}
        <TextArea {...field('nachricht')} label="Ihre Nachricht" rows={8} />
        <TextField {...field('name')} label="Name" autoComplete="name" />
        <TextField
          {...field('email')}
          label="E-Mail"
          type="email"
          autoComplete="email"
          help="Dorthin schicken wir unsere Antwort."
        />
        <TextField
          {...field('telefon')}
          label="Telefon"
          type="tel"
          autoComplete="tel"
          help="Für Rückfragen, wenn Sie lieber sprechen."
          optional
          width="kurz"
        />
        <Trap geladen={geladen} />
        <p className={styles.zweck}>
          Wir verwenden Ihre Angaben nur, um Ihr Anliegen zu bearbeiten, und löschen die Nachricht hier nach{' '}
          {ablagen.kontaktnachrichten.dauer.tage} Tagen. Mehr steht unter{' '}
          <Link href="/datenschutz">Datenschutz</Link>.
        </p>
        <Button aria-disabled={isSending}>
          {isSending ? 'Nachricht wird gesendet …' : 'Nachricht senden'}
        </Button>
      </Form>
    </section>
  )
}
