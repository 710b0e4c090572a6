import * as z from 'zod'
import { defineCall } from '../../call.ts'
import { abholfraktion } from '../../entities/abfall/abfallart.ts'
import { erinnerungszeit, pushgeraet } from '../../entities/abfall/abfallerinnerung.ts'
import { abfallortId } from '../../entities/abfall/abfallort.ts'
import { tonnen } from '../../entities/abfall/tonnenwahl.ts'
import { kelterstrasse } from './beispiele.ts'

const geraet = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/abc',
  keys: {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
}

/** Subscribes a device to push reminders. A second call of the same device replaces its choice. */
export const abfallPushBestellen = defineCall({
  name: 'abfallPushBestellen',
  method: 'POST',
  path: '/api/cms/abfall/push',
  summary: 'Auf einem Gerät an die Abfuhr erinnert werden',
  right: 'oeffentlich',
  stores: true,
  body: z.object({
    geraet: pushgeraet,
    ort: abfallortId,
    fraktionen: z.array(abholfraktion).min(1, 'Bitte wählen Sie mindestens eine Abfallart.').max(10),
    zeit: erinnerungszeit.default('abend'),
    tonnen,
  }),
  answer: z.object({}),
  examples: [
    {
      summary: 'Restmüll am Abend vorher',
      body: { geraet, ort: kelterstrasse.id, fraktionen: ['restmuell'] },
      answer: {},
    },
  ],
})

/** Ends the subscription. The address of the device proves possession. Idempotent. */
export const abfallPushBeenden = defineCall({
  name: 'abfallPushBeenden',
  method: 'POST',
  path: '/api/cms/abfall/push/ende',
  summary: 'Auf einem Gerät nicht mehr erinnert werden',
  right: 'oeffentlich',
  stores: true,
  body: z.object({ endpoint: z.string().max(1_000) }),
  answer: z.object({}),
  examples: [{ summary: 'Ein Gerät', body: { endpoint: geraet.endpoint }, answer: {} }],
})
