import { expect, test } from 'vitest'
import { shownName } from './judge-file.ts'

test.each([
  [String.raw`C:\fakepath\Plan 1.pdf`, 'pdf', 'Plan 1.pdf'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['.htaccess', 'jpg', 'htaccess.jpg'],
  ['laterne.php.jpg', 'jpg', 'laterne.jpg'],
  ['rechnung\u202efdp.exe', 'pdf', 'rechnungfdp.pdf'],
  ['', 'pdf', 'datei.pdf'],
])(
  'the file name %j is stored without a path and with the extension of the type %s: %s',
  (given, endung, name) => {
    expect(shownName(given, endung)).toBe(name)
  },
)
