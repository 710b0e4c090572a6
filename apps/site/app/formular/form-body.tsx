import { readFormData } from '@rathausplatz/contract/formular'
import { STILL_HERE } from '@rathausplatz/contract/kept-fields'
import { formularAdresse } from '@rathausplatz/contract/kontaktformular'
import { ErrorSummary } from '@rathausplatz/ui/form'
import { type FormEvent, useEffect } from 'react'
import { Form, useNavigation } from 'react-router'
import { keepInHistory } from './begun-in.ts'
import type { Form as TownForm } from './form.ts'
import styles from './formular.module.css'
import { remember } from './newest-answers.ts'
import { pagesOf } from './pages-of.ts'
import { Purpose } from './purpose.tsx'
import type { Answered } from './receive.ts'
import { Saved } from './saved.tsx'
import { Step } from './step.tsx'
import { Summary } from './summary.tsx'
import type { Begun } from './take-step.ts'
import { useSolution } from './use-solution.ts'

export type FormBodyProps = {
  formular: TownForm
  begun: Begun
  nullen: number
  heute: string
  /** The server's answer to the last step. */
  answered?: Answered | undefined
  /** Why the last step did not reach the server; the input stays in place. */
  unsent?: string | undefined
  /** True if the visitor comes from another step of this form, or resumes it. */
  isTurned: boolean
}

/** A form, page by page. The server validates; the browser shows the same messages earlier. */
export function FormBody({ formular, begun, nullen, heute, answered, unsent, isTurned }: FormBodyProps) {
  const navigation = useNavigation()
  const isSending = navigation.state === 'submitting'
  const loesung = useSolution(begun.beginn, nullen, formular.captcha)
  const pages = pagesOf(formular)
  const { slug } = formular
  // The address differs from that of this page, so that each page of the form gets its own entry in the
  // browser history.
  const action = `${formularAdresse({ slug })}?schritt=${begun.at + 2}`
  const fehler = answered?.art === 'seite' ? answered.fehler : {}
  const titel = unsent ?? (answered?.art === 'seite' ? answered.titel : undefined)
  const { '': _, ...atFields } = fehler
  useEffect(() => {
    if (answered) remember(answered.begun)
  }, [answered])
  /** Notes what is typed before it is sent: the back button of the browser leaves the page without sending. */
  const note = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    remember({ ...begun, eingaben: readFormData(pages, new FormData(currentTarget)) })
  const isSummary = begun.at >= pages.schritte.length
  const parts = {
    pages,
    begun,
    heute,
    isSending,
    takesFocus: isTurned && !titel,
  }
  return (
    <section className={styles.formular} aria-label={formular.titel}>
      {titel && (
        <ErrorSummary title={titel} errors={atFields}>
          {Object.keys(atFields).length === 0 && !titel.includes(STILL_HERE) && (
            <p>Was Sie geschrieben haben, steht noch hier.</p>
          )}
        </ErrorSummary>
      )}
      {answered?.art === 'seite' && answered.hinweis && (
        <p className={styles.hinweis} role="status">
          {answered.hinweis}
        </p>
      )}
      <Form
        method="post"
        action={action}
        encType="multipart/form-data"
        noValidate
        className={styles.form}
        onInput={note}
        // Ignores a second press while the form is sent; the server would give it the same number anyway.
        onSubmit={event => {
          if (isSending) return event.preventDefault()
          // Keeps the input, so that the back button of the browser restores it.
          const sent = { ...begun, eingaben: readFormData(pages, new FormData(event.currentTarget)) }
          keepInHistory(slug, sent)
          remember(sent)
        }}
      >
        {loesung !== undefined && <input type="hidden" name="loesung" value={loesung} />}
        {answered?.art === 'gespeichert' ? (
          <Saved pages={pages} {...answered} />
        ) : isSummary ? (
          <Summary {...parts}>
            <Purpose formular={formular} />
          </Summary>
        ) : (
          <>
            <Step key={begun.at} {...parts} fehler={fehler} isRefused={titel !== undefined} />
            {pages.schritte.length === 1 && <Purpose formular={formular} />}
          </>
        )}
      </Form>
    </section>
  )
}
