import { songs1930s } from "./1930s.ts";
import { songs1940s } from "./1940s.ts";
import { songs1950s } from "./1950s.ts";
import { songs1960s } from "./1960s.ts";
import { songs1970s } from "./1970s.ts";
import { songs1980s } from "./1980s.ts";
import { songs1990s } from "./1990s.ts";
import { songs2000s } from "./2000s.ts";
import { songs2010s } from "./2010s.ts";
import { songs2020s } from "./2020s.ts";

export const songs: readonly string[] = [
  songs1930s,
  songs1940s,
  songs1950s,
  songs1960s,
  songs1970s,
  songs1980s,
  songs1990s,
  songs2000s,
  songs2010s,
  songs2020s,
];
