// Long words may break where they are joined: browsers bring no German hyphenation of their own.
const heads = "Verbarri|Boh|Gefäl|persön|Tausend|Erb|Schloss|Auktions|Ehren|Fracht|Safe|Blanko|Tresor|Taschen|Aschen|Ersatz|[Hh]and|Cognac|Neben|Finger|Alarm|Einbruchs|Straßen|Vorge|Impro";
const tails = "plättchen|kette|farben|münze|dener|ander";
const joints = new RegExp(`(${heads})(?=\\p{L}{3})|(?<=\\p{L}{4})(?=${tails})`, "gu");
export const shy = (text: string) => text.replace(joints, "$1\u00ad");
