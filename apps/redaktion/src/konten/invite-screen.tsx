import { calls, type Realm, realmLabels, realms, rolesOf } from '@rathausplatz/contract'
import { Button, ErrorSummary, FieldGroup, TextField } from '@rathausplatz/ui/form'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Found } from '../fields/lookups.ts'
import { Screen } from '../pieces/screen.tsx'
import { useTell } from '../pieces/tell.tsx'
import { useSending } from '../pieces/use-sending.ts'
import { ask } from '../wall/ask.ts'
import { CouncilMember } from './council-member.tsx'
import { type Invited, invitationMissing } from './invitation.ts'
import { invitedWords, kontoPath } from './konto.ts'
import styles from './people.module.css'
import type { Rights } from './rights.ts'
import { RightsFields } from './rights-fields.tsx'
import { hasPlaces } from './role-words.ts'
import { Tick } from './tick.tsx'

/** In a realm with a single role, every account has it. */
const firstRights = (zugang: Realm): Rights => {
  const [only, ...others] = Object.keys(rolesOf(zugang))
  return { rollen: only && others.length === 0 ? [only] : [], bereiche: [] }
}

const FORM = 'einladung'

/** Invites a person: name, rights, and a mail. */
export function Component() {
  const [zugang, setZugang] = useState<Realm>('redaktion')
  const [rights, setRights] = useState<Rights>(firstRights('redaktion'))
  const [member, setMember] = useState<Found>()
  const { trouble, errors, isBusy, send } = useSending()
  const form = useRef<HTMLFormElement>(null)
  const tell = useTell()
  const navigate = useNavigate()

  const invite = async (event: FormEvent) => {
    event.preventDefault()
    if (!form.current) return
    const person = zugang === 'raete' ? member?.value : undefined
    const invited = { ...readForm(new FormData(form.current), zugang, rights), person }
    await send(invitationMissing(invited), async () => {
      const konto = await ask(calls.redaktionKontoAnlegen, { body: bodyOf(invited) })
      const onto = kontoPath(konto)
      await navigate(onto)
      tell({ text: invitedWords(konto), onto })
    })
  }

  return (
    <Screen
      title="Person einladen"
      way={[{ label: 'Konten', to: '/konten' }]}
      note="Die Person bekommt eine E-Mail mit einem Link, der sieben Tage gilt, und wählt darüber ihr Passwort selbst. Niemand sonst erfährt es."
      action={
        <Button form={FORM} aria-disabled={isBusy}>
          {isBusy ? 'Wird eingeladen …' : 'Einladung schicken'}
        </Button>
      }
    >
      <form ref={form} id={FORM} className={styles.form} onSubmit={event => void invite(event)} noValidate>
        {trouble && <ErrorSummary title={trouble.title} errors={trouble.errors} />}
        <FieldGroup name="zugang" label="Wofür ist das Konto?">
          {realms.toReversed().map(realm => (
            <Tick
              key={realm}
              type="radio"
              name="zugang"
              value={realm}
              checked={zugang === realm}
              onChange={() => {
                setZugang(realm)
                setRights(firstRights(realm))
              }}
            >
              <strong>{realmLabels[realm]}</strong>
              <span className={styles.may}>{REALMS[realm]}</span>
            </Tick>
          ))}
        </FieldGroup>
        {zugang === 'raete' && (
          <CouncilMember chosen={member} onChoose={setMember} error={errors['person']} />
        )}
        <TextField
          name="vorname"
          label="Vorname"
          maxLength={80}
          autoComplete="off"
          error={errors['vorname']}
        />
        <TextField
          name="nachname"
          label="Nachname"
          maxLength={80}
          autoComplete="off"
          error={errors['nachname']}
        />
        <TextField
          name="email"
          type="email"
          label="E-Mail-Adresse"
          help="Am besten die dienstliche: Mit ihr meldet sich die Person an."
          maxLength={254}
          autoComplete="off"
          spellCheck={false}
          error={errors['email']}
        />
        {Object.keys(rolesOf(zugang)).length > 1 && (
          <RightsFields zugang={zugang} value={rights} onChange={setRights} errors={errors} />
        )}
      </form>
    </Screen>
  )
}

const REALMS: Readonly<Record<Realm, string>> = {
  redaktion: 'Inhalte der Website schreiben, prüfen und veröffentlichen.',
  intranet: 'Beiträge und Archiv für Mitarbeitende lesen.',
  raete: 'Sitzungen und Unterlagen des Rates lesen, auch nichtöffentliche.',
}

function readForm(data: FormData, zugang: Realm, rights: Rights): Omit<Invited, 'person'> {
  const text = (name: string) => {
    const typed = data.get(name)
    return typeof typed === 'string' ? typed.trim() : ''
  }
  return {
    zugang,
    vorname: text('vorname'),
    nachname: text('nachname'),
    email: text('email'),
    ...rights,
  }
}

/** Sections are sent only if a role has sections. */
function bodyOf({ rollen, bereiche, zugang, person, ...named }: Invited) {
  const isAboutPlaces = rollen.some(role => hasPlaces(zugang, role))
  return {
    ...named,
    zugang,
    ...(person === undefined ? {} : { person }),
    rollen: [...rollen],
    ...(isAboutPlaces ? { bereiche: [...bereiche] } : {}),
  }
}
