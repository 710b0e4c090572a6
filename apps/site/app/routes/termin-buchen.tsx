import {
  type CallAnswer,
  calls,
  isCmsError,
  type Terminangebot,
  terminbuchung,
  terminpersonBei,
} from '@rathausplatz/contract'
import { formatAppointment, Link, noBreak } from '@rathausplatz/ui'
import { Button, FieldGroup, TextField } from '@rathausplatz/ui/form'
import { data, redirect } from 'react-router'
import * as z from 'zod'
import { headersOf } from '../answers/headers-of.ts'
import { textIn } from '../answers/text-in.ts'
import { type SiteContext, siteOf } from '../cms/site-context.ts'
import { formOf, refusal } from '../errors/refusal.ts'
import { RouteError } from '../errors/route-error.tsx'
import { withoutQuestion } from '../forms/asked-mail.ts'
import { CHECK, failureOf } from '../forms/failure.ts'
import type { Refused } from '../forms/form-page.tsx'
import forms from '../forms/forms.module.css'
import { MailField } from '../forms/mail-field.tsx'
import { readFields } from '../forms/read-fields.ts'
import { sealSentTo } from '../forms/sent-to.ts'
import { isOdd, Trap } from '../forms/trap.tsx'
import { Booked } from '../termin/booked.tsx'
import { concernOf } from '../termin/concern-of.ts'
import { nextTimes } from '../termin/load-times.ts'
import styles from '../termin/termin.module.css'
import { TerminPage } from '../termin/termin-page.tsx'
import type { Route } from './+types/termin-buchen'

const unkept = { 'cache-control': 'no-store' }
const zeitIn = terminbuchung.shape.beginn
const number = z.uuid()

const pathOf = ({ angebot, anliegen }: { angebot: string; anliegen: string }) =>
  `/termin/${encodeURIComponent(angebot)}/${encodeURIComponent(anliegen)}`

/**
 * Puts the number of this form into the address. If the visitor returns with the back button and sends the
 * form again, it books the same appointment.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const zeit = zeitIn.safeParse(url.searchParams.get('zeit') ?? '')
  if (!zeit.success) throw redirect(pathOf(params), { headers: unkept })
  if (!number.safeParse(url.searchParams.get('nr')).success) {
    const query = new URLSearchParams({ zeit: zeit.data, nr: crypto.randomUUID() })
    throw redirect(`${pathOf(params)}/buchen?${query}`, { headers: unkept })
  }
  const angebot = await offerOn(site, params, zeit.data)
  return data({ angebot, zeit: zeit.data, geladen: site.now.toISOString() }, { headers: unkept })
}

async function offerOn(
  { cms }: SiteContext,
  params: Route.LoaderArgs['params'],
  zeit: string,
): Promise<Terminangebot> {
  const tag = zeit.slice(0, 10)
  try {
    return (await cms.call(calls.freieTermine, { params, query: { von: tag, bis: tag } })).angebot
  } catch (error) {
    if (isCmsError(error) && error.status < 500) throw refusal({ status: 404, hint: '' }, unkept)
    throw error
  }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const site = siteOf(context)
  const form = await formOf(request)
  const nr = number.safeParse(url.searchParams.get('nr'))
  const beginn = zeitIn.safeParse(textIn(form, 'zeit'))
  // If the offer fails to load, the CMS itself checks the form and reports missing fields.
  const angebot = await offerOn(site, params, beginn.data ?? site.now.toISOString()).catch((err: unknown) => {
    site.log.warn({ err, requestId: site.requestId }, 'Terminangebot nicht ladbar')
    return undefined
  })
  const { values, data: person, errors } = readFields(form, terminpersonBei(angebot ?? { mail: false }))
  // Loads the other times, to offer them again.
  const wasTaken = textIn(form, 'vergeben') !== ''
  const others = async (from: string) => (wasTaken ? nextTimes(site.cms, params, from) : [])
  if (!beginn.success || !nr.success) {
    const asked = zeitIn.safeParse(url.searchParams.get('zeit'))
    return data(
      {
        values: withoutQuestion(form, values),
        isTaken: wasTaken,
        andere: await others(asked.data ?? site.now.toISOString()),
        refused: { title: CHOOSE, errors: wasTaken ? { zeit: CHOOSE } : {} },
      },
      { status: 422, headers: unkept },
    )
  }
  if (!person || isOdd(name => textIn(form, name), site.now))
    return data(
      {
        values,
        isTaken: wasTaken,
        zeit: beginn.data,
        andere: await others(beginn.data),
        refused: { title: person ? LOOKS_LIKE_A_PROGRAM : CHECK, errors },
      },
      { status: 422, headers: unkept },
    )
  let booked: CallAnswer<typeof calls.terminBuchen>
  try {
    booked = await site.cms.call(calls.terminBuchen, {
      body: { einreichung: nr.data, ...params, beginn: beginn.data, ...person },
      sender: site.sender,
    })
  } catch (error) {
    const { title, errors: atFields, status, headers } = failureOf(error, site, 'Termin')
    const isTaken = isCmsError(error) && error.code === 'vergeben'
    const andere = isTaken ? await nextTimes(site.cms, params, beginn.data) : []
    return data(
      {
        values,
        isTaken,
        zeit: isTaken ? undefined : beginn.data,
        andere,
        refused: { title, errors: atFields },
      },
      { status, headers: { ...unkept, ...headers } },
    )
  }
  // A remote CMS may return no key; the appointment is booked all the same.
  if (booked.schluessel === '')
    return data(
      { values, isTaken: false, zeit: beginn.data, andere: [], refused: undefined, booked },
      { status: 200, headers: unkept },
    )
  const page = `/termin/buchung/${encodeURIComponent(booked.schluessel)}`
  const an = person.email === '' ? '' : `&an=${sealSentTo(site, page, person.email)}`
  throw redirect(`${page}?gebucht=1${an}`, {
    status: 303,
    headers: unkept,
  })
}

const isRemindedOn = (tag: string, { erinnert_ab }: Pick<Terminangebot, 'erinnert_ab'>): boolean =>
  erinnert_ab !== null && erinnert_ab <= tag

const CHOOSE = 'Bitte wählen Sie eine Zeit.'
const LOOKS_LIKE_A_PROGRAM =
  'Ihr Termin ist noch nicht gebucht. Sind Ihre Angaben richtig, senden Sie sie bitte noch einmal ab.'

export const headers = headersOf

export default function TerminBuchen({ loaderData, actionData, params }: Route.ComponentProps) {
  const { angebot, geladen } = loaderData
  const zeit = actionData && 'zeit' in actionData ? (actionData.zeit ?? loaderData.zeit) : loaderData.zeit
  const andere: readonly string[] = actionData?.andere ?? []
  const refused: Refused | undefined = actionData?.refused
  const isTaken = actionData?.isTaken ?? false
  const anliegen = concernOf(angebot, params.anliegen)
  const about = [anliegen?.name, angebot.name].filter(Boolean).join(', ')
  if (actionData && 'booked' in actionData)
    return <Booked nummer={actionData.booked.nummer} zeit={zeit} about={about} />
  // The visitor may still choose another of these times, possibly one that is too soon for a reminder.
  const isReminded = [zeit, ...andere].every(one => isRemindedOn(one.slice(0, 10), angebot))
  const field = (name: 'name' | 'telefon') => ({
    name,
    error: refused?.errors[name],
    defaultValue: actionData?.values[name] ?? '',
  })
  return (
    <TerminPage
      heading={noBreak(isTaken ? 'Bitte eine andere Zeit wählen' : formatAppointment(zeit))}
      about={about}
      title={`Termin buchen: ${anliegen?.name ?? ''}`}
      way={[
        { title: angebot.name, href: `/rathaus/termine/${encodeURIComponent(angebot.id)}` },
        { title: 'Zeit wählen', href: pathOf(params) },
      ]}
      refused={refused}
    >
      {!isTaken && (
        <p>
          <Link href={pathOf(params)}>Andere Zeit wählen</Link>
        </p>
      )}
      {isTaken && andere.length === 0 && (
        <p>
          In den Tagen danach ist nichts frei. <Link href={pathOf(params)}>Alle freien Zeiten ansehen</Link>
        </p>
      )}
      <form method="post" noValidate className={forms.form}>
        {andere.length > 0 ? (
          <FieldGroup
            name="zeit"
            label="Die nächsten freien Zeiten"
            role="radiogroup"
            error={refused?.errors['zeit']}
          >
            <input type="hidden" name="vergeben" value="1" />
            <div className={styles.andere}>
              {andere.map(one => (
                <label key={one}>
                  <input type="radio" name="zeit" value={one} defaultChecked={one === zeit} />
                  <span>{noBreak(formatAppointment(one))}</span>
                </label>
              ))}
            </div>
          </FieldGroup>
        ) : (
          <input type="hidden" name="zeit" value={zeit} />
        )}
        <TextField {...field('name')} label="Name" autoComplete="name" />
        <MailField
          name="email"
          label="E-Mail"
          values={actionData?.values ?? {}}
          errors={refused?.errors ?? {}}
          optional={!angebot.mail}
          help={
            angebot.mail
              ? `Dorthin schicken wir die Bestätigung${isReminded ? ' und am Tag vorher eine Erinnerung' : ''}.`
              : 'Nur für Rückfragen: Zurzeit verschickt die Stadt keine E-Mails. Eine Telefonnummer genügt.'
          }
        />
        <TextField
          {...field('telefon')}
          label="Telefon"
          type="tel"
          autoComplete="tel"
          help="Falls kurz vorher etwas dazwischenkommt."
          optional={angebot.mail}
          width="kurz"
        />
        <Trap geladen={geladen} />
        <p className={forms.zweck}>
          Wir verwenden Ihre Angaben nur für diesen Termin
          {angebot.tage_bis_loeschung !== undefined &&
            ` und löschen sie ${angebot.tage_bis_loeschung} Tage danach`}
          . Mehr steht unter <Link href="/datenschutz">Datenschutz</Link>.
        </p>
        <Button>Termin buchen</Button>
      </form>
    </TerminPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
