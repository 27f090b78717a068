import { news1930s } from "./1930s.ts";
import { news1940s } from "./1940s.ts";
import { news1950s } from "./1950s.ts";
import { news1960s } from "./1960s.ts";
import { news1970s } from "./1970s.ts";
import { news1980s } from "./1980s.ts";
import { news1990s } from "./1990s.ts";
import { news2000s } from "./2000s.ts";
import { news2010s } from "./2010s.ts";
import { news2020s } from "./2020s.ts";

export const news: readonly string[] = [
  news1930s,
  news1940s,
  news1950s,
  news1960s,
  news1970s,
  news1980s,
  news1990s,
  news2000s,
  news2010s,
  news2020s,
];
