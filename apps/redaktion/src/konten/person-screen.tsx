import { calls, rolesOf } from '@rathausplatz/contract'
import { mailtoOf } from '@rathausplatz/text'
import { Button, ErrorSummary } from '@rathausplatz/ui/form'
import { type FormEvent, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { useSession } from '../frame/frame-data.ts'
import { Delivery } from '../pieces/delivery.tsx'
import { Dialog } from '../pieces/dialog.tsx'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { useTell } from '../pieces/tell.tsx'
import { useSending } from '../pieces/use-sending.ts'
import { useStepHere } from '../pieces/use-step-here.ts'
import { leave } from '../session/signed-in-again.ts'
import { ask } from '../wall/ask.ts'
import { Changing } from './changing.tsx'
import { type Konto, nameOf, realmOf, rolesIn } from './konto.ts'
import { KontoState, stateWords } from './konto-state.tsx'
import styles from './people.module.css'
import { PersonForm } from './person-form.tsx'
import { placesIn } from './places.ts'
import { rightsMissing, sameRights } from './rights.ts'
import { RightsFields } from './rights-fields.tsx'
import { type Step, signedIn, steps } from './steps.ts'

export const loader = ({ params: { id = '' } }: LoaderFunctionArgs): Promise<Konto> =>
  ask(calls.redaktionKonto, { params: { id } })

/** One account: its state, its rights, and all steps. */
export function Component() {
  const konto = useLoaderData<Konto>()
  const { email } = useSession()
  const isOwn = konto.zugang === 'redaktion' && konto.email === email
  const hasChoice = Object.keys(rolesOf(konto.zugang)).length > 1
  return (
    <Screen
      title={nameOf(konto)}
      way={[{ label: 'Konten', to: '/konten' }]}
      note={isOwn ? 'Das ist Ihr eigenes Konto.' : undefined}
    >
      <div className={styles.person}>
        <Facts konto={konto} />
        {/* Remounts the form for another account or changed rights. */}
        {hasChoice && (
          <RightsForm
            key={[konto.id, ...konto.rollen, ...konto.bereiche].join(' ')}
            konto={konto}
            isOwn={isOwn}
          />
        )}
        <PersonForm
          key={[konto.id, konto.vorname, konto.nachname, konto.email].join(' ')}
          konto={konto}
          isOwn={isOwn}
        />
        <Steps konto={konto} />
      </div>
    </Screen>
  )
}

const REMEDY = 'Bitte prüfen Sie die Adresse, oder rufen Sie die Person an.'

function Facts({ konto }: { konto: Konto }) {
  const { email, gremien, zugang, bereiche } = konto
  return (
    <dl className={styles.facts}>
      <div>
        <dt>E-Mail</dt>
        <dd>
          <a href={mailtoOf(email)}>{email}</a>
          <Delivery of={konto.zustellung} an={email} remedy={REMEDY} />
        </dd>
      </div>
      <div>
        <dt>Zugang</dt>
        <dd>{realmOf(konto)}</dd>
      </div>
      <div>
        <dt>Rollen</dt>
        <dd>{rolesIn(konto)}</dd>
      </div>
      {zugang === 'redaktion' && (
        <div>
          <dt>Wo</dt>
          <dd>{placesIn(bereiche)}</dd>
        </div>
      )}
      {gremien.length > 0 && (
        <div>
          <dt>Gremien</dt>
          <dd>{gremien.join(', ')}</dd>
        </div>
      )}
      <div>
        <dt>Zustand</dt>
        <dd>{stateWords(konto).length > 0 ? <KontoState konto={konto} /> : 'gerade nicht angemeldet'}</dd>
      </div>
    </dl>
  )
}

function RightsForm({ konto, isOwn }: { konto: Konto; isOwn: boolean }) {
  const before = { rollen: konto.rollen, bereiche: konto.bereiche }
  const [rights, setRights] = useState<typeof before>(before)
  const { trouble, errors, isBusy, send, forget } = useSending()
  const tell = useTell()
  const { revalidate } = useRevalidator()
  const isChanged = !sameRights(before, rights)

  const change = async (event: FormEvent) => {
    event.preventDefault()
    await send(rightsMissing(konto.zugang, rights), async () => {
      await ask(calls.redaktionKontoAendern, { params: { id: konto.id }, body: rights })
      // This session has ended, and the desk has to be loaded again with the other rights.
      if (isOwn) return leave()
      tell({ text: `${nameOf(konto)} hat nun andere Rechte.` })
      await revalidate()
    })
  }

  return (
    <section aria-labelledby="rechte" className={styles.part}>
      <h2 id="rechte">Rollen und Bereiche</h2>
      <form className={styles.form} onSubmit={event => void change(event)} noValidate>
        {trouble && <ErrorSummary title={trouble.title} errors={trouble.errors} />}
        <RightsFields
          zugang={konto.zugang}
          value={rights}
          onChange={({ rollen, bereiche }) => setRights({ rollen: [...rollen], bereiche: [...bereiche] })}
          errors={errors}
        />
        {isChanged && (
          <Changing
            label="Rechte ändern"
            isBusy={isBusy}
            note={whatChanges(konto, isOwn)}
            onDiscard={() => {
              setRights(before)
              forget()
            }}
          />
        )}
      </form>
    </section>
  )
}

/** Returns the consequence of changed rights: they apply at once and end sessions. */
function whatChanges(konto: Konto, isOwn: boolean): string {
  if (isOwn) return 'Ihre Anmeldungen enden damit sofort; Sie melden sich danach neu an.'
  return konto.angemeldet > 0
    ? `${nameOf(konto)} ist ${signedIn(konto.angemeldet)}: Das endet damit sofort, die neuen Rechte gelten ab der nächsten Anmeldung.`
    : 'Die neuen Rechte gelten ab der nächsten Anmeldung.'
}

function Steps({ konto }: { konto: Konto }) {
  const [asked, setAsked] = useState<Step>()
  const { failure, setFailure, isBusy, once } = useStepHere()
  const tell = useTell()
  const { revalidate } = useRevalidator()
  const open = steps.filter(step => step.isOpen(konto))
  const close = () => {
    setAsked(undefined)
    setFailure(undefined)
  }
  const run = (step: Step) =>
    once(async () => {
      const after = await step.run({ id: konto.id })
      close()
      tell({ text: step.done(after) })
      await revalidate()
    })
  return (
    <section aria-labelledby="konto-schritte" className={styles.part}>
      <h2 id="konto-schritte">Mit diesem Konto</h2>
      <ul role="list" className={styles.steps}>
        {open.map(step => (
          <li key={step.name}>
            <Button type="button" look="outline" onClick={() => setAsked(step)}>
              <DeskIcon drawing={step.drawing} /> {step.label}
            </Button>
          </li>
        ))}
      </ul>
      <Dialog isOpen={asked !== undefined} title={asked ? `${asked.label}?` : ''} onClose={close}>
        {asked && (
          <div className={styles.form}>
            {failure && (
              <p role="alert" className={styles.failure}>
                {failure}
              </p>
            )}
            <p>{asked.does(konto)}</p>
            <p className={styles.buttons}>
              <Button type="button" aria-disabled={isBusy} onClick={() => void run(asked)}>
                {asked.label}
              </Button>
              <Button type="button" look="outline" onClick={close}>
                Abbrechen
              </Button>
            </p>
          </div>
        )}
      </Dialog>
    </section>
  )
}
