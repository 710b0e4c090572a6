import { describe, expect, test } from 'vitest'
import { isPushService } from './push-services.ts'

const is = (address: string, more?: string[]) => isPushService(new URL(address), more)

describe('A10: reminders go only to the push services of browsers', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://FCM.googleapis.com:443/wp/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/QPuXYZ',
  ])('A10: taken: %s', address => expect(is(address)).toBe(true))

  test.each([
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com./x',
    'https://anna:geheim@fcm.googleapis.com/x',
    'https://fcm.googleapis.com@intern.example/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilfcm.googleapis.com/x',
    'https://evil-push.apple.com/x',
    'https://push.apple.com/x',
    'https://notify.windows.com.example/x',
    'https://intern.example:8443/x',
    'https://push.example.org/x',
    'https://localhost/x',
    'https://intranet/x',
    'https://127.0.0.1:5432/x',
    'https://10.0.0.7/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
  ])('A10: refused: %s', address => expect(is(address)).toBe(false))

  test('A10: the operator may name further hosts; port and protocol stay', () => {
    const more = ['up.example.org', '*.push.example.net']
    expect(is('https://up.example.org/1', more)).toBe(true)
    expect(is('https://eins.push.example.net/1', more)).toBe(true)
    expect(is('https://up.example.org:8443/1', more)).toBe(false)
    expect(is('http://up.example.org/1', more)).toBe(false)
    expect(is('https://x.up.example.org/1', more)).toBe(false)
  })
})
