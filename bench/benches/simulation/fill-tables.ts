import type { Db } from "@lane/server/src/db/client.ts";
import { type RawBuilder, sql } from "kysely";

const joined = sql`from simulation.timelines as one where one.step = `;

/** What a member has before the first memory: an account, timelines, two devices in three accounts of four. */
export async function fillAccounts(db: Db, step: number, now: number): Promise<void> {
  await run(db, [
    sql`insert into accounts (id, email, status, password_hash, first_name, last_name, date_of_birth, city_name, version,
        created_at, updated_at)
      select account_id, 'member-' || number || '@example.com', 'active', repeat('x', 97), 'Ada', 'Marsh',
        born || '-03-09', 'Halifax', 1, joined_at, joined_at ${joined} ${step} and kind = 'personal'`,
    sql`insert into timelines (id, kind, name, personal_of, start_year, paid_by, created_at)
      select timeline_id, kind, case when kind = 'vault' then 'The Marsh family' end,
        case when kind = 'personal' then account_id end, first_year, case when kind = 'vault' then account_id end, joined_at
      ${joined} ${step}`,
    sql`insert into memberships (timeline_id, account_id, role, created_at)
      select timeline_id, account_id, 'owner', joined_at ${joined} ${step}`,
    // Three others, where there are any.
    sql`insert into memberships (timeline_id, account_id, role, created_at)
      select one.timeline_id, other.account_id, 'contributor', one.joined_at
      from simulation.timelines as one
      join simulation.timelines as other on other.number between one.owner - 6 and one.owner - 1
        and other.kind = 'personal' and other.number % 2 = 0
      where one.step = ${step} and one.kind = 'vault'`,
    sql`insert into timeline_years (id, timeline_id, year)
      select simulation.id(joined_at, 'year' || number || ':' || year), timeline_id, year
      from simulation.timelines, generate_series(first_year, last_year) as year where step = ${step}`,
    sql`insert into sessions (id, account_id, device, created_at, last_seen_at, expires_at)
      select simulation.id(joined_at, 'session' || number || ':' || device), account_id, 'Firefox on Android', ${now}::int8,
        ${now}::int8, ${now}::int8 + 7776000000
      from simulation.timelines, generate_series(1, 2) as device
      where step = ${step} and kind = 'personal' and (number + device) % 4 > 0`,
    sql`insert into refresh_tokens (token_hash, session_id, issued_at, spent_at)
      select md5(number || ':' || device || ':' || token) || substr(md5('token' || token), 1, 11),
        simulation.id(joined_at, 'session' || number || ':' || device), ${now}::int8, ${now}::int8
      from simulation.timelines, generate_series(1, 2) as device, generate_series(1, 20) as token
      where step = ${step} and kind = 'personal' and (number + device) % 4 > 0`,
    sql`insert into favourites (account_id, year, category, title, entry_id, updated_at)
      select account_id, year, category, 'A song of that year', 'song-' || year, joined_at
      from simulation.timelines, generate_series(last_year - 5, last_year) as year,
        unnest(array['song', 'show', 'snack']) as category
      where step = ${step} and kind = 'personal' and number % 3 = 0`,
    sql`insert into prompt_years (account_id, year, text, nudges, template_id, bank_version, updated_at)
      select account_id, year, 'What did the kitchen smell of on a Sunday?', E'Who cooked?\nWho came late?', 'kitchen', 1,
        joined_at
      from simulation.timelines, generate_series(last_year - 4, last_year) as year
      where step = ${step} and kind = 'personal'`,
  ]);
}

export async function fillMemories(db: Db): Promise<void> {
  await run(db, [
    sql`insert into memories (id, timeline_id, year_id, author_id, month, day, happened_on, title, description,
        month_description, memory_type, has_candle, is_archived, is_quiet, prompt_text, prompt_template,
        prompt_bank_version, version, created_at, updated_at)
      select id, timeline_id, year_id, account_id, month, day, year * 10000 + month * 100 + coalesce(day, 99), title,
        description, '', nullif(mark, ''), (chance < 0.01)::int, (chance > 0.98)::int, (chance between 0.5 and 0.51)::int,
        case when chance between 0.6 and 0.7 then 'What did the kitchen smell of on a Sunday?' end,
        case when chance between 0.6 and 0.7 then 'kitchen' end, case when chance between 0.6 and 0.7 then 1 end,
        1, created_at, created_at
      from simulation.memories as one join simulation.texts on texts.number = text_number order by one.number`,
    sql`insert into memory_versions (memory_id, version, title, description, memory_type, saved_by, saved_at)
      select id, 1, title, description, nullif(mark, ''), account_id, created_at
      from simulation.memories join simulation.texts on texts.number = text_number where chance between 0.1 and 0.25`,
    sql`insert into memory_words (memory_id, scope, words, beginnings)
      select id, scope, array_to_tsvector(array(select scope || word from unnest(texts.words || facets.words) as word)),
        array_to_tsvector(array(select scope || word from unnest(texts.beginnings) as word))
      from simulation.memories as one join simulation.texts on texts.number = text_number
        join simulation.facets using (year, mark, kind) order by one.number`,
    sql`insert into files (id, account_id, store_key, sha256, bytes, content_type, created_at, kind, name, state, width,
        height, duration_ms, placeholder, touched_at)
      select ${fileId}, account_id, hash, hash || hash, ${bytes}, ${contentType}, created_at, kind,
        'IMG_' || number || '.jpg', 'ready', 4032, 3024, case when kind <> 'Image' then 42000 end,
        case when kind <> 'Audio' then 'data:image/webp;base64,' || repeat(hash, 4) end, created_at
      ${filesInOrder}`,
    sql`insert into memory_media (memory_id, file_id, position, is_cover)
      select id, ${fileId}, place - 1, (place = 1)::int ${filesInOrder}`,
    sql`insert into file_variants (file_id, variant, store_key, sha256, bytes, content_type, width, height)
      select ${fileId}, variant, md5(hash || variant), hash || hash, 90000,
        case variant when 'play' then 'video/mp4' else 'image/webp' end, 960, 720
      from (select * ${filesInOrder}) as made,
        unnest(case kind when 'Image' then array['320', '960', '1920'] when 'Video' then array['320', '960', 'play']
          else array['play'] end) as variant`,
    ...shared,
  ]);
}

/** The names under which stores keep files are random, and ids begin with a time. */
const filesInOrder = sql`
  from simulation.memories as one, generate_series(1, files) as place, md5('file' || number || ':' || place) as hash
  where files > 0 order by number`;
const fileId = sql`simulation.id(created_at, hash)`;
const bytes = sql`case kind when 'Image' then 2500000 when 'Video' then 60000000 else 1500000 end`;
const contentType = sql`case kind when 'Image' then 'image/jpeg' when 'Video' then 'video/mp4' else 'audio/mp4' end`;

/** One memory of a hundred is shared by itself; a job and an answer that may be repeated for the newest twentieth. */
const shared = [
  sql`insert into shares (id, account_id, kind, label, token_hash, sealed_token, grant_version, shows_text, shows_pictures,
      shows_name, created_at, expires_at)
    select simulation.id(created_at, 'share' || number), account_id, 'link', 'Grandma', md5('share' || number),
      repeat('x', 120), 1, 1, 1, 1, created_at, created_at + 2592000000000
    from simulation.memories where chance between 0.3 and 0.31`,
  sql`insert into share_memories (share_id, memory_id, position)
    select simulation.id(created_at, 'share' || number), id, 0 from simulation.memories where chance between 0.3 and 0.31`,
  sql`insert into jobs (id, name, payload, status, run_at, attempts, created_at, finished_at)
    select simulation.id(created_at, 'job' || number), 'media.prepare', '', 'done', extract(epoch from now()) * 1000, 1,
      extract(epoch from now()) * 1000, extract(epoch from now()) * 1000
    from simulation.memories where chance between 0.4 and 0.45`,
  sql`insert into idempotency_keys (account_id, key, fingerprint, answer, about, expires_at)
    select account_id, id, md5(id), repeat('x', 800), id, (extract(epoch from now()) + 86400) * 1000
    from simulation.memories where chance between 0.4 and 0.45`,
];

async function run(db: Db, statements: readonly RawBuilder<unknown>[]): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
