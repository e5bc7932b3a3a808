// The stories that the product was imagined by, by number. Each is told from end to end by a test that bears its number
// (`tests/house/numbered.test.ts`): where screens decide in a browser, else by devices or commands against a real server.
export const STORIES: Readonly<Record<`ST${number}`, string>> = {
  ST1: 'two want the last place at the same moment',
  ST2: 'a venue cancels while somebody checks in without signal',
  ST3: 'a manager types the hours before the phone has sent its own',
  ST4: 'the pay rises after somebody was booked',
  ST5: 'at 17:40 a place reopens for a shift at 18:00',
  ST6: 'a night porter works through the autumn change of clocks, for nine hours',
  ST7: 'a Rockstar blocks a venue',
  ST8: 'three strikes come before a person, and the appeal is upheld',
  ST9: 'two talk in Spanish and in French',
  ST10: 'a venue’s tablet has no signal for a whole Saturday',
};
