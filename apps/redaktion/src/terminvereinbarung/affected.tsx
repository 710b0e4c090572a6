import { calls } from '@rathausplatz/contract'
import { formatAppointment } from '@rathausplatz/ui'
import { Button, ErrorSummary, Field, tied } from '@rathausplatz/ui/form'
import { TriangleAlert } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { DeliveryMark } from '../pieces/delivery.tsx'
import { Dialog } from '../pieces/dialog.tsx'
import { DeskIcon } from '../pieces/icon.tsx'
import { useTell } from '../pieces/tell.tsx'
import { useSending } from '../pieces/use-sending.ts'
import { ask } from '../wall/ask.ts'
import styles from './appointments.module.css'
import { type CounterDay, DESK, waysTo } from './day.ts'

/** Lists the appointments that fall into a closed time; one step cancels all of them. */
export function Affected({ day }: { day: CounterDay }) {
  const { betroffene, angebot, versand } = day
  const [isOpen, setOpen] = useState(false)
  const [grund, setGrund] = useState('')
  const { trouble, errors, isBusy, send } = useSending()
  const { revalidate } = useRevalidator()
  const tell = useTell()
  const count = betroffene.length
  const withoutMail = betroffene.filter(({ email }) => !versand || email === '').length
  const help = withoutMail === count ? 'Steht beim Termin.' : 'Steht in der E-Mail.'
  const cancelAll = (event: FormEvent) => {
    event.preventDefault()
    const missing = grund.trim() === '' ? { grund: 'Bitte nennen Sie den Grund.' } : {}
    void send(missing, async () => {
      const { abgesagt, ohne_mail } = await ask(calls.redaktionBetroffeneAbsagen, {
        body: { angebot: angebot.id, nummern: betroffene.map(({ nummer }) => nummer), grund },
      })
      setOpen(false)
      const unreached = ohne_mail.map(one => `${one.name} (${waysTo(one) || one.nummer})`).join(', ')
      tell({
        text: `${abgesagt === 1 ? 'Ein Termin ist' : `${abgesagt} Termine sind`} abgesagt.${
          unreached ? ` Bitte rufen Sie an: ${unreached}.` : ' Die E-Mails werden verschickt.'
        }`,
        isFailure: unreached !== '',
      })
      await revalidate()
    })
  }
  return (
    <section className={styles.affected} aria-labelledby="betroffen" data-druck="nie">
      <h2 id="betroffen">
        <DeskIcon drawing={TriangleAlert} /> {count === 1 ? 'Ein Termin fällt' : `${count} Termine fallen`} in
        eine Zeit, in der geschlossen ist
      </h2>
      <ul role="list">
        {betroffene.map(({ nummer, name, beginn, anliegen, zustellung }) => (
          <li key={nummer}>
            <Link to={`${DESK}/${nummer}`}>{name}</Link>{' '}
            <span className={styles.muted}>
              {formatAppointment(beginn)}, {anliegen.name}
            </span>{' '}
            <DeliveryMark of={zustellung} />
          </li>
        ))}
      </ul>
      <Button type="button" onClick={() => setOpen(true)}>
        {count === 1 ? 'Absagen' : 'Allen absagen'}
        {withoutMail < count && ' und Bescheid geben'}
      </Button>
      <Dialog isOpen={isOpen} title="Allen absagen?" onClose={() => setOpen(false)}>
        <form className={styles.form} onSubmit={cancelAll} noValidate>
          {trouble && <ErrorSummary title={trouble.title} errors={trouble.errors} />}
          <p>
            {withoutMail === count
              ? 'Eine E-Mail geht nicht hinaus: Bitte rufen Sie an. Die Nummern stehen danach hier.'
              : `${withoutMail === 0 ? 'Alle bekommen' : 'Wer eine E-Mail-Adresse angegeben hat, bekommt'} eine E-Mail mit der Bitte um Entschuldigung und einem Link zu neuen Terminen.`}
            {withoutMail > 0 &&
              withoutMail < count &&
              ` ${withoutMail === 1 ? 'Eine Person ist' : `${withoutMail} Personen sind`} so nicht zu erreichen; ihre Nummern stehen danach hier.`}
          </p>
          <Field name="grund" label="Grund" help={help} error={errors['grund']}>
            <textarea
              {...tied({
                name: 'grund',
                label: 'Grund',
                help,
                error: errors['grund'],
              })}
              rows={3}
              maxLength={500}
              value={grund}
              onChange={({ target }) => setGrund(target.value)}
            />
          </Field>
          <Button aria-disabled={isBusy}>{isBusy ? 'Wird abgesagt …' : 'Jetzt absagen'}</Button>
        </form>
      </Dialog>
    </section>
  )
}
