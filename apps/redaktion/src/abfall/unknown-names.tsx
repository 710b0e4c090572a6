import { calls } from '@rathausplatz/contract'
import { Button, ErrorSummary, SelectField } from '@rathausplatz/ui/form'
import { type FormEvent, useId } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useTell } from '../pieces/tell.tsx'
import { useSending } from '../pieces/use-sending.ts'
import { ask } from '../wall/ask.ts'
import reportStyles from './import-report.module.css'
import { chosenMeaning, MEANINGS } from './meanings.ts'
import { typedIn } from './typed-in.ts'
import styles from './waste.module.css'
import { NAMES } from './ways.ts'

type UnknownNamesProps = {
  names: readonly { readonly name: string; readonly anzahl?: number }[]
  /** Names that were explained since the file was checked. */
  known: readonly string[]
}

/** Offers the unknown names of a file: what an editor says about them counts for all later files. */
export function UnknownNames({ names, known }: UnknownNamesProps) {
  const { trouble, isBusy, send } = useSending()
  const { revalidate } = useRevalidator()
  const tell = useTell()
  const id = useId()
  const fieldOf = (at: number) => `${id}-${at}`
  const open = names.filter(({ name }) => !known.includes(name))
  if (open.length === 0) return null

  const teach = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = typedIn(new FormData(event.currentTarget))
    const chosen = open.flatMap(({ name }, at) => {
      const bedeutung = chosenMeaning(text(`bedeutung-${at}`))
      return bedeutung ? [{ name, bedeutung }] : []
    })
    void send(
      chosen.length === 0
        ? { [fieldOf(0)]: 'Bitte wählen Sie bei mindestens einem Namen, was er bedeutet.' }
        : {},
      async () => {
        for (const body of chosen) await ask(calls.redaktionAbfallnameFestlegen, { body })
        await revalidate()
        tell({
          text:
            chosen.length === 1
              ? `„${chosen[0]?.name}“ ist festgelegt. Bitte lesen Sie die Datei noch einmal ein.`
              : `${chosen.length} Namen sind festgelegt. Bitte lesen Sie die Datei noch einmal ein.`,
        })
      },
    )
  }
  return (
    <form className={reportStyles.finding} aria-labelledby={id} onSubmit={teach} noValidate>
      <h3 id={id}>Unbekannte Namen</h3>
      <p>
        Was ist das? Was Sie hier festlegen, gilt für alle späteren Dateien. Ändern können Sie es unter{' '}
        <Link to={NAMES}>Namen in Dateien</Link>.
      </p>
      {trouble && <ErrorSummary title={trouble.title} errors={trouble.errors} />}
      <div className={styles.names}>
        {open.map(({ name, anzahl = 1 }, at) => (
          <SelectField
            key={name}
            id={fieldOf(at)}
            name={`bedeutung-${at}`}
            label={anzahl > 1 ? `${name} (${anzahl}-mal)` : name}
            choices={{ offen: 'noch nicht festgelegt', ...MEANINGS }}
            error={trouble?.errors[fieldOf(at)]}
          />
        ))}
      </div>
      <p className={styles.acts}>
        <Button aria-disabled={isBusy}>{isBusy ? 'Wird festgelegt …' : 'Festlegen'}</Button>
      </p>
    </form>
  )
}
