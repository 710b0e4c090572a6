import { describe, expect, test } from 'vitest'
import { expectWork } from '../../../../tests/work-of-thread.ts'
import { readLink } from './link-address.ts'

describe('D1: a link that others can follow is kept, and repaired where its meaning is plain', () => {
  test.each([
    ['https://www.example.org/a?b=1#c', 'https://www.example.org/a?b=1#c'],
    ['http://www.example.org', 'http://www.example.org'],
    ['HTTPS://www.example.org', 'https://www.example.org'],
    [' https://www.example.org/a b.pdf ', 'https://www.example.org/a%20b.pdf'],
    ['https:/www.example.org/x', 'https://www.example.org/x'],
    ['http:\\\\www.example.org/x', 'http://www.example.org/x'],
    ['www.example.org', 'https://www.example.org'],
    ['www.müllheim.example.org/amt', 'https://www.müllheim.example.org/amt'],
    ['verkehrsverbund.de/linie-42', 'https://verkehrsverbund.de/linie-42'],
    ['/rathaus', '/rathaus'],
    ['/medien/plan.pdf', '/medien/plan.pdf'],
    ['tel:+4930023125140', 'tel:+4930023125140'],
    ['tel:030 0231', 'tel:030%200231'],
    ['webcal://www.example.org/k.ics', 'webcal://www.example.org/k.ics'],
    ['mailto:info@example.org', 'mailto:info@example.org'],
    [
      'mailto:tiefbau@example.org?subject=M%C3%BChlgasse',
      'mailto:tiefbau@example.org?subject=M%C3%BChlgasse',
    ],
    ['mailto:info(at)stadt.de', 'mailto:info@stadt.de'],
    ['mailto:info%28at%29stadt.de', 'mailto:info@stadt.de'],
    ['mailto:info [ät] stadt (punkt) de', 'mailto:info@stadt.de'],
    ['mailto: info@stadt.de', 'mailto:info@stadt.de'],
    ['mailto://info@stadt.de', 'mailto:info@stadt.de'],
    ['info@stadt.de', 'mailto:info@stadt.de'],
    [
      'https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.verkehrsverbund.example.org%2Flinie-42&data=05%7C02&reserved=0',
      'https://www.verkehrsverbund.example.org/linie-42',
    ],
    [
      'https://nam.safelinks.protection.outlook.com/?url=mailto%3Ainfo%40example.org&data=1',
      'mailto:info@example.org',
    ],
    [
      'https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=https%3A%2F%2Fwww.example.org%2F',
      'https://www.example.org/',
    ],
    ['https://urldefense.com/v3/__https://www.example.org/a?b=1__;!!abc$', 'https://www.example.org/a?b=1'],
    [
      'https://urldefense.proofpoint.com/v2/url?u=https-3A__www.example.org_a&d=DwM',
      'https://www.example.org/a',
    ],
    ['https://linkprotect.cudasvc.com/url?a=https%3a%2f%2fwww.example.org&c=E', 'https://www.example.org'],
    ['https://www.google.com/url?q=https://www.example.org/x&sa=D', 'https://www.example.org/x'],
    ['https://www.google.com/maps?q=Marktplatz', 'https://www.google.com/maps?q=Marktplatz'],
    [
      'https://deref-gmx.net/mail/client/x/dereferrer/?redirectUrl=https%3A%2F%2Fwww.example.org',
      'https://www.example.org',
    ],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.example.org%2F&h=A', 'https://www.example.org/'],
  ])('%s', (address, href) => expect(readLink(address)).toEqual({ href }))
})

describe('D1: a link that only its author can follow is dead, with the reason', () => {
  test.each([
    ['file:///\\\\SRV-RATHAUS\\Ablage\\Umleitung%20M%C3%BChlgasse.pdf', 'datei'],
    ['file:///C:/Users/kern/Plan.docx', 'datei'],
    ['\\\\SRV\\Ablage\\Plan.pdf', 'datei'],
    ['H:\\Bauamt\\Plan.pdf', 'datei'],
    ['c:/temp/x.pdf', 'datei'],
    ['smb://srv/ablage', 'datei'],
    ['javascript:window.open("antrag.pdf")', 'programm'],
    ['JavaScript:void(0)', 'programm'],
    ['data:text/html,x', 'programm'],
    ['ms-word:ofe|u|https://srv/x.docx', 'programm'],
    ['callto:123', 'programm'],
    ['cid:image001.png@01D', 'postfach'],
    ['outlook:00000', 'postfach'],
    ['#_ftn1', 'anker'],
    ['#oben', 'anker'],
    ['fileadmin/user_upload/hallenordnung.pdf', 'alte-website'],
    ['index.php?id=12', 'alte-website'],
    ['../rathaus.html', 'alte-website'],
    ['./a.htm', 'alte-website'],
    ['?id=12', 'alte-website'],
    ['hallenordnung.pdf', 'alte-website'],
    ['http://srv-intranet/plan', 'netz'],
    ['https://intranet.stadt.local/x', 'netz'],
    ['http://192.168.10.4/plan.pdf', 'netz'],
    ['http://localhost:8080/', 'netz'],
    ['https://eur03.safelinks.protection.outlook.com/?url=http%3A%2F%2Fsrv-dms%2Fx&data=1', 'netz'],
    ['', 'unlesbar'],
    ['http://', 'unlesbar'],
    ['mailto:', 'unlesbar'],
    ['mailto:Rathaus', 'unlesbar'],
    ['//evil.example/x', 'unlesbar'],
    ['https://www.example.org/<script>', 'unlesbar'],
    [`https://www.example.org/${'a'.repeat(9_000)}`, 'unlesbar'],
  ])('%s', (address, dead) => expect(readLink(address)).toEqual({ dead }))
})

test('long addresses are read in linear time', async () => {
  const hostile = ['(at)', 'a.', ' at ', 'mailto:', '%28', '/', '__', ' ( '].flatMap(piece => [
    `mailto:${piece.repeat(1_900)}`.slice(0, 8_000),
    piece.repeat(8_000 / piece.length),
  ])
  await expectWork(() => hostile.forEach(readLink), { usualMs: 20 })
})
