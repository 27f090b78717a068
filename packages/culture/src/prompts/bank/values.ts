export const valuesTemplates = `
values-fair-share | values | any | curious | 0
What made you cry out in {year}, aloud or inwardly, that it was not fair: a slice, a turn, a wage?
- Say what would have been fair.
- Tell who agreed with you.

values-worth-saving-for | values | any | curious | 0
For what did you save, coin by coin or week by week, when you were {age}?
- Start with the jar, the list or the window.
- Tell what it was worth to you.

values-kept-a-promise | values | any | warm | 0
To whom had you made the promise that you kept in {year}, although it was a nuisance?
- Say the promise in its own words.
- Tell what it cost you: sleep, money, a party.

values-small-rebellion | values | any | playful | 0
Against which rule did you hold your own small rebellion in {year}, with scissors or silence or odd socks?
- Begin the evening before it broke out.
- Tell how the authorities took it.

values-motto-on-the-wall | values | any | playful | 0
If a motto had hung over your bed in {year}, what would it have said, honestly and in your own words?
- Spelling mistakes are welcome.
- Tell the event that proved it.

values-stood-up-for | values | any | warm | 1
Where was everybody looking in {year} when you spoke up for someone or something, even in a small voice?
- Start with your heart or your knees.
- Tell who gave you a nod.

values-proud-of-quietly | values | any | warm | 0
Of what were you quietly proud in {year} without telling a soul, such as a shelf, a score, a kindness, a swim?
- Tell it now; nobody will call it boasting.
- Begin with the moment it was done.

values-took-too-seriously | values | childhood, adolescence, young adulthood, adulthood | playful | 0
From spelling to fashion to the end of the world: what did you take terribly seriously when you were {age}?
- Defend your younger self for one line.
- Begin with what you did about it.

values-person-of-honour | values | any | curious | 0
By which small act could you tell in {year} that somebody near you was a really decent person?
- The act first, then the person.
- Tell whether you ever tried it too.

values-treasure-no-money | values | any | quiet | 0
What did you own in {year} that was worth nothing in a shop and everything to you?
- Hold it up to the light.
- Tell who else knew its value.

values-finders | values | childhood | curious | 1
You were {age}, you had found, broken or taken something, and had to decide whether to say so. What was it?
- Begin with it in your hand.
- Tell how your stomach felt.

values-hero | values | childhood, adolescence | playful | 0
Which hero, real or drawn or on a horse, would you have followed anywhere when you were {age}?
- Start with the cape, the boots or the voice.
- Tell what they would never have done.

values-never-when-grown-up | values | childhood | playful | 0
What did you swear, {age} years old, that you would never, ever do once you were grown up?
- Begin with the scene that made you swear it.
- Confess how that turned out.

values-argument-at-table | values | adolescence, young adulthood | curious | 0
Over which question could you argue at {age} until everything on the plates had gone cold?
- Give your best line, then theirs.
- Tell who changed the subject.

values-badge | values | adolescence, young adulthood | playful | 0
Badge, patch, haircut, slogan: what did you wear or carry at {age} to show the world what you stood for?
- Start with where you got it.
- Tell who understood it, and who did not.

values-spent-on | values | young adulthood, adulthood | playful | 0
On what did you happily spend money in {year} while being careful with everything else?
- Open your wallet and look.
- Tell what you went without for it.

values-what-counted-as-rich | values | young adulthood, adulthood, midlife | curious | 0
What made you feel rich around the age of {age}, for an hour or an evening, whatever was in your pocket?
- Begin with the view or the table.
- Tell who was rich along with you.

values-good-enough | values | adulthood, midlife, later midlife | quiet | 0
A wall, a cake, a plan: which of them taught you around the age of {age} to call a thing good enough?
- Describe its charming flaw.
- Tell who needed convincing.

values-unsigned-help | values | adulthood, midlife, later midlife, later life | warm | 0
What did you do for someone in {year} that hardly anybody knows about, with your own hands or your time?
- It is allowed to boast here, a little.
- Begin with how you heard it was needed.

values-mind-of-own | values | midlife, later midlife, later life | playful | 0
In which outfit, car or sentence did it show at {age} that you had stopped caring what people think?
- Start with the first raised eyebrow.
- Tell how it felt on the way home.

values-young-self-visits | values | later midlife, later life | warm | 0
If your twelve-year-old self had dropped in on you in {year}, which object or habit of yours would you have been proud to show?
- Let the child ask the questions.
- Tell what would have disappointed them.

values-one-thing-to-hand-on | values | later life | quiet | 1
Which saying, skill or small object would you like to see in somebody else’s hands one day?
- Show how it is done.
- Tell who has an eye on it already.

values-regret-softened | values | young adulthood, adulthood, midlife, later midlife, later life | quiet | 1
Is there one word or one phone call of {year} that you would do a little differently by now?
- Write the new sentence.
- Small ones only; this is no trial.

values-forgave | values | adolescence, young adulthood, adulthood, midlife, later midlife, later life | quiet | 1
A biscuit, a joke, a lift to the station: what was the first odd sign of peace between you and someone in {year}?
- Begin with who moved first.
- The quarrel may stay in its box.

values-went-against | values | adolescence, young adulthood, adulthood, midlife, later midlife | quiet | 1
What did you have on your feet in {year} when you went your own way and people you liked went another?
- Start with those shoes.
- Tell how far you walked alone.
`;
