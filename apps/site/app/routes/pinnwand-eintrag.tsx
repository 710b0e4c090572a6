import {
  calls,
  isCmsError,
  meldegruende,
  pinnwandkennung,
  pinnwandmeldung,
  pinnwandnachricht,
  pinnwandnummer,
  pinnwandrubriken,
} from '@rathausplatz/contract'
import { formatDate } from '@rathausplatz/ui'
import { Button, SelectField, TextArea, TextField } from '@rathausplatz/ui/form'
import { data, redirect } from 'react-router'
import * as z from 'zod'
import { headersOf } from '../answers/headers-of.ts'
import { textIn } from '../answers/text-in.ts'
import { siteOf } from '../cms/site-context.ts'
import { disclosure } from '../disclosure/disclosure.ts'
import { notFound } from '../errors/not-found.ts'
import { formOf, refusal } from '../errors/refusal.ts'
import { RouteError } from '../errors/route-error.tsx'
import { CHECK, failureOf } from '../forms/failure.ts'
import forms from '../forms/forms.module.css'
import { MailField } from '../forms/mail-field.tsx'
import { MailGoesTo } from '../forms/mail-goes-to.tsx'
import { readFields } from '../forms/read-fields.ts'
import { openSentTo, sealSentTo } from '../forms/sent-to.ts'
import { isOdd, Trap } from '../forms/trap.tsx'
import { PhotoList } from '../photos/photo-list.tsx'
import styles from '../pinnwand/pinnwand.module.css'
import { Gone, PinnwandPage } from '../pinnwand/pinnwand-page.tsx'
import type { Route } from './+types/pinnwand-eintrag'

/** Not cached: each form contains its own number, and a locked entry must disappear at once. */
const unkept = { 'cache-control': 'no-store' }

const isGone = (error: unknown) => isCmsError(error) && error.code === 'nicht-gefunden'

const numberIn = ({ nummer }: { nummer?: string | undefined }): string => {
  const named = pinnwandnummer.safeParse(nummer?.toUpperCase())
  if (named.success) return named.data
  const others = pinnwandkennung.safeParse(nummer)
  if (!others.success) throw notFound()
  return others.data
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const nummer = numberIn(params)
  try {
    const [eintrag, { moeglich }] = await Promise.all([
      site.cms.call(calls.pinnwandEintrag, { params: { nummer } }),
      // If the list fails to load, the entry is still shown, but without the form to write to the author.
      site.cms.call(calls.pinnwand, { query: { pro_seite: 1 } }).catch((err: unknown) => {
        site.log.warn({ err, requestId: site.requestId }, 'Pinnwand nicht ladbar')
        return { moeglich: false }
      }),
    ])
    return data(
      {
        eintrag,
        moeglich,
        einreichung: crypto.randomUUID(),
        geladen: site.now.toISOString(),
        done: url.searchParams.get('erledigt'),
        an: openSentTo(site, url),
      },
      { headers: unkept },
    )
  } catch (error) {
    if (isGone(error)) {
      // An entry with a number of an invalid shape has never existed, so it is not gone.
      if (!pinnwandnummer.safeParse(nummer).success) throw notFound()
      return data(undefined, { status: 410, headers: unkept })
    }
    const { hint, status, headers } = failureOf(error, site, 'Eintrag der Pinnwand')
    throw refusal({ status, hint }, { ...unkept, ...headers })
  }
}

const LOOKS_LIKE_A_PROGRAM =
  'Das wurde noch nicht gesendet. Sind Ihre Angaben richtig, senden Sie es bitte noch einmal ab.'

/** The page has two forms; `was` says which of them was sent. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const site = siteOf(context)
  const nummer = numberIn(params)
  const form = await formOf(request)
  const was = textIn(form, 'was') === 'melden' ? 'melden' : 'schreiben'
  const message = was === 'schreiben' ? readFields(form, pinnwandnachricht) : undefined
  const report = was === 'melden' ? readFields(form, pinnwandmeldung) : undefined
  const typed = message ?? report
  const values: Readonly<Record<string, string>> = typed?.values ?? {}
  const refuse = (title: string, wrong: Readonly<Record<string, string>> = {}) =>
    ({ was, values, isGone: false, refused: { title, errors: wrong } }) as const
  if (!message?.data && !report?.data)
    return data(refuse(CHECK, typed?.errors), { status: 422, headers: unkept })
  const einreichung = z.uuid().safeParse(textIn(form, 'einreichung'))
  if (!einreichung.success || isOdd(name => textIn(form, name), site.now))
    return data(refuse(LOOKS_LIKE_A_PROGRAM), { status: 422, headers: unkept })
  const sent = { einreichung: einreichung.data }
  try {
    if (message?.data)
      await site.cms.call(calls.pinnwandSchreiben, {
        params: { nummer },
        body: { ...message.data, ...sent },
        sender: site.sender,
      })
    if (report?.data)
      await site.cms.call(calls.pinnwandMelden, {
        params: { nummer },
        body: { ...report.data, ...sent },
        sender: site.sender,
      })
  } catch (error) {
    if (isGone(error)) return data({ ...refuse(''), isGone: true } as const, { status: 410, headers: unkept })
    const { title, errors: atFields, status, headers } = failureOf(error, site, 'Nachricht der Pinnwand')
    return data(refuse(title, atFields), { status, headers: { ...unkept, ...headers } })
  }
  const page = `/pinnwand/${nummer}`
  const an = message?.data ? `&an=${sealSentTo(site, page, message.data.email)}` : ''
  throw redirect(`${page}?erledigt=${was}${an}`, 303)
}

export const headers = headersOf

const GONE = {
  heading: 'Diesen Eintrag gibt es hier nicht',
  text: 'Vielleicht ist er abgelaufen, erledigt oder gesperrt, oder in der Adresse stimmt etwas nicht. Sehen Sie nach, ob Ähnliches an der Pinnwand steht.',
}
const DONE: Readonly<Record<string, string>> = {
  schreiben:
    'Bitte sehen Sie in Ihrem Postfach nach: Sobald Sie die Nachricht mit dem Link in unserer E-Mail bestätigen, reichen wir sie weiter. Nichts gekommen? Sehen Sie auch im Ordner für unerwünschte Post nach. An eine Adresse schicken wir nur wenige solche E-Mails am Tag: Haben Sie mehr geschrieben, kommen die übrigen Links zusammen in einer späteren, meist nach wenigen Minuten, sonst am nächsten Tag.',
  melden: 'Danke. Wir sehen uns den Eintrag an.',
}

export default function PinnwandEintrag({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData || actionData?.isGone) return <Gone {...GONE} />
  const { eintrag, moeglich, einreichung, geladen, done, an } = loaderData
  const { nummer, rubrik, titel, text, ort, name, datum_von, laeuft_ab_am, fotos } = eintrag
  const refused = actionData?.refused
  const isReport = actionData?.was === 'melden'
  const field = (form: 'schreiben' | 'melden', one: string) => {
    const isSent = actionData?.was === form
    return {
      name: one,
      error: isSent ? refused?.errors[one] : undefined,
      defaultValue: isSent ? (actionData.values[one] ?? '') : '',
    }
  }
  // Both forms have a field `text`, so the summary must link the field of the form that was sent.
  const summary = refused && {
    ...refused,
    errors: Object.fromEntries(
      Object.entries(refused.errors).map(([one, message]) => [isReport ? `melden-${one}` : one, message]),
    ),
  }
  const told = done ? DONE[done] : undefined
  const hidden = (was: string) => (
    <>
      <input type="hidden" name="was" value={was} />
      <input type="hidden" name="einreichung" value={einreichung} />
      <Trap geladen={geladen} />
    </>
  )
  return (
    <PinnwandPage heading={titel} refused={summary}>
      {told && !refused && (
        <div className={forms.angekommen} role="status">
          <p>{told}</p>
          {done === 'schreiben' && <MailGoesTo an={an} again={`/pinnwand/${nummer}`} />}
        </div>
      )}
      <p className={styles.eckdaten}>
        {rubrik && <span>{pinnwandrubriken[rubrik]}</span>}
        {datum_von && (
          <span>
            seit <time dateTime={datum_von}>{formatDate(datum_von)}</time>
          </span>
        )}
        {laeuft_ab_am && (
          <span>
            bis <time dateTime={laeuft_ab_am}>{formatDate(laeuft_ab_am)}</time>
          </span>
        )}
        {ort && <span>{ort}</span>}
        {name && <span>von {name}</span>}
        <span>{nummer}</span>
      </p>
      <p className={styles.text}>{text}</p>
      <PhotoList
        photos={fotos.map(({ kennung, beschreibung }) => ({
          src: `/pinnwand/${nummer}/fotos/${kennung}`,
          alt: beschreibung || `Foto zu: ${titel}`,
        }))}
      />
      {!moeglich && <p>Antworten geht hier gerade nicht. Bitte versuchen Sie es später noch einmal.</p>}
      {moeglich && (
        <>
          <h2>Schreiben</h2>
          <p>
            Wir reichen Ihre Nachricht weiter, sobald Sie Ihre Adresse bestätigt haben. Keiner von beiden
            sieht dabei die E-Mail-Adresse des anderen. Überweisen Sie nichts im Voraus.
          </p>
          <form method="post" action={`/pinnwand/${nummer}`} noValidate className={forms.form}>
            {hidden('schreiben')}
            <TextArea {...field('schreiben', 'text')} label="Ihre Nachricht" rows={5} />
            <TextField {...field('schreiben', 'name')} label="Ihr Name" autoComplete="name" />
            <MailField
              name="email"
              label="Ihre E-Mail-Adresse"
              help="Dorthin schicken wir einen Link zum Bestätigen, und dorthin kommt die Antwort."
              values={actionData && !isReport ? actionData.values : {}}
              errors={(!isReport && refused?.errors) || {}}
            />
            <Button>Nachricht senden</Button>
          </form>
        </>
      )}
      <details id="melden" className={`${disclosure} ${styles.melden}`} open={isReport}>
        <summary>Eintrag melden</summary>
        <form method="post" action={`/pinnwand/${nummer}`} noValidate className={forms.form}>
          {hidden('melden')}
          <SelectField
            {...field('melden', 'grund')}
            id="melden-grund"
            label="Was stimmt nicht?"
            choices={{ '': 'Bitte wählen', ...meldegruende }}
          />
          <TextArea
            {...field('melden', 'text')}
            id="melden-text"
            label="Was sollen wir wissen?"
            optional
            rows={3}
            help="Wer Sie sind, müssen Sie nicht sagen."
          />
          <Button look="outline">Melden</Button>
        </form>
      </details>
    </PinnwandPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
