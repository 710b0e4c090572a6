import { type Erinnerungszeit, erinnerungszeiten } from '@rathausplatz/contract'
import { useHydrated } from '@rathausplatz/ui'
import { Button, RadioGroup } from '@rathausplatz/ui/form'
import { useEffect, useState } from 'react'
import { DEVICE } from '../abfall/addresses.ts'
import { reminderTimes } from '../abfall/reminder-times.ts'
import styles from './push-button.module.css'

type PushButtonProps = {
  /** Public VAPID key of the town for push subscriptions. */
  schluessel: string
  ort: string
  fraktionen: readonly string[]
  /** The bins that the household has; empty without a choice. */
  tonnen?: string
}

type State = 'aus' | 'an' | 'laeuft'

/**
 * Offers reminders on this device, without an e-mail address. It explains them first and asks for permission
 * only when the button is pressed. It renders nothing if the browser has no push (an iPhone has it only in
 * the installed app); the reminder by mail is the alternative.
 */
export function PushButton(props: PushButtonProps) {
  return useHydrated() && canPush() ? <Offer {...props} /> : null
}

const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

function Offer({ schluessel, ort, fraktionen, tonnen = '' }: PushButtonProps) {
  const [state, setState] = useState<State>('laeuft')
  const [said, setSaid] = useState('')
  useEffect(() => {
    void currentSubscription().then(found => setState(found ? 'an' : 'aus'))
  }, [])

  const switchOn = async (zeit: Erinnerungszeit) => {
    setState('laeuft')
    const refused = await order(schluessel, { ort, fraktionen, tonnen, zeit }).catch(() => FAILED)
    setState(refused ? 'aus' : 'an')
    setSaid(refused || `Dieses Gerät erinnert Sie ${erinnerungszeiten[zeit].name}.`)
  }
  const switchOff = async () => {
    setState('laeuft')
    await end().catch(() => undefined)
    setState('aus')
    setSaid('Dieses Gerät erinnert Sie nicht mehr.')
  }
  return (
    <div className={styles.geraet}>
      {state === 'an' ? (
        <>
          <p>Dieses Gerät erinnert an die Abfuhr.</p>
          <Button type="button" look="outline" onClick={() => void switchOff()}>
            Erinnerung auf diesem Gerät ausschalten
          </Button>
        </>
      ) : (
        <form
          onSubmit={event => {
            event.preventDefault()
            const chosen = new FormData(event.currentTarget).get('zeit')
            const one = reminderTimes.find(({ zeit }) => zeit === chosen)
            if (state === 'aus' && one) void switchOn(one.zeit)
          }}
        >
          <p>
            Ohne E-Mail: Dieses Gerät meldet sich selbst. Ihr Browser fragt dafür einmal um Erlaubnis. Wir
            speichern die Adresse, unter der wir das Gerät erreichen, die Straße, die Abfallarten und die
            Uhrzeit; keinen Namen.
          </p>
          <RadioGroup
            name="zeit"
            label="Wann soll es sich melden?"
            choices={reminderTimes.map(({ zeit, text }) => ({ value: zeit, text }))}
            defaultValue={USUAL}
          />
          <Button look="outline" aria-disabled={state === 'laeuft'}>
            Auf diesem Gerät erinnern
          </Button>
        </form>
      )}
      <p role="status">{said}</p>
    </div>
  )
}

/** The default time, which nearly all residents want. */
const USUAL: Erinnerungszeit = 'abend'

const FAILED = 'Das hat gerade nicht geklappt. Bitte versuchen Sie es später noch einmal.'
const DENIED =
  'Der Browser erlaubt keine Mitteilungen dieser Website. Sie können das in seinen Einstellungen ändern.'

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? null
}

type Order = { ort: string; fraktionen: readonly string[]; tonnen: string; zeit: Erinnerungszeit }

/** Subscribes the device. Returns an error message, or an empty text on success. */
async function order(schluessel: string, { ort, fraktionen, tonnen, zeit }: Order): Promise<string> {
  if ((await Notification.requestPermission()) !== 'granted') return DENIED
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: schluessel,
  })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const answer = await send({
    was: 'erinnern',
    ort,
    fraktionen: fraktionen.join(','),
    ...(tonnen ? { tonnen } : {}),
    zeit,
    endpoint,
    p256dh: keys['p256dh'] ?? '',
    auth: keys['auth'] ?? '',
  })
  if (answer.ok) return ''
  await subscription.unsubscribe()
  // Uses the message of the town if the answer has one.
  const isSaid = answer.headers.get('content-type')?.startsWith('text/plain')
  return (isSaid && (await answer.text())) || FAILED
}

async function end(): Promise<void> {
  const subscription = await currentSubscription()
  if (!subscription) return
  await subscription.unsubscribe()
  await send({ was: 'beenden', endpoint: subscription.endpoint })
}

const send = (fields: Record<string, string>): Promise<Response> =>
  fetch(DEVICE, { method: 'POST', body: new URLSearchParams(fields) })
