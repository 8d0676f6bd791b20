/* The environment of Portolan for learners: batches of matches over the caller's own arrays. See docs/environment.md.
 *
 * Link with libportolan_c (shared or static; static needs -lpthread -ldl -lm on Linux).
 * Nothing is allocated while a batch is reset or stepped. A batch may be used by one thread at a time.
 * Functions that return an int return 0, or a number below 0; then portolan_error() says what was wrong. */
#ifndef PORTOLAN_H
#define PORTOLAN_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this header. It changes when programs must be compiled again. */
#define PORTOLAN_ABI 1
/* Options of a pick, and bytes of a mask: option i is bit i % 8 of byte i / 8. */
#define PORTOLAN_OPTIONS 128
#define PORTOLAN_MASK 16

#define PORTOLAN_REWARD_WIN 0    /* 1, shared among the winners */
#define PORTOLAN_REWARD_MARGIN 1 /* the score minus the mean of the others' */

#define PORTOLAN_OK 0
#define PORTOLAN_MISUSE (-1) /* the caller did something wrong; see portolan_error() */
#define PORTOLAN_FAULT (-2)  /* a fault in the library; the batch can only be closed */

typedef struct portolan_env portolan_env;

typedef struct {
    size_t envs;    /* matches */
    size_t players; /* seats of each match */
    size_t bytes;   /* bytes of an observation */
} portolan_shape;

/* Where a batch writes, a row for each match. All the memory is the caller's. */
typedef struct {
    uint8_t *observations; /* envs * bytes: what the seat that is asked knows */
    uint8_t *masks;        /* envs * PORTOLAN_MASK: what it may pick */
    uint8_t *seats;        /* envs: which seat is asked, from 0 */
    float *rewards;        /* envs * players: 0 except at the end of a match */
    uint8_t *dones;        /* envs: 1 if a match has ended; the next one is already dealt */
    uint8_t *finals;       /* envs * bytes, or NULL: what the last seat to pick knew when the last match ended */
} portolan_buffers;

/* The version that the library was built with. */
int portolan_abi(void);

/* Creates a batch, or returns NULL. `game` is "oltre-mare" or "ostia"; `options` is NULL or "talk=off counter=one-beat",
 * as on the command line; `edition` is NULL or the text of an edition file; `reward` is one of PORTOLAN_REWARD_. */
portolan_env *portolan_create(const char *game, uint8_t players, size_t envs, size_t threads, uint64_t seed, int reward,
                              const char *options, const char *edition);

/* How large the arrays are. */
int portolan_shape_of(const portolan_env *env, portolan_shape *shape);

/* What the bytes of an observation say, as JSON. The text lives as long as the batch. */
const char *portolan_layout(const portolan_env *env);

/* Deals all matches again. */
int portolan_reset(portolan_env *env, uint64_t seed, const portolan_buffers *out);

/* Takes one pick in each match: `actions` holds `envs` options. If one is not in its mask, its match waits, all others go
 * on, and PORTOLAN_MISUSE is returned. If `kept` is not 0, the arrays must be those of the last call, unchanged:
 * then only what has changed is written. */
int portolan_step(portolan_env *env, const uint8_t *actions, const portolan_buffers *out, int kept);

/* Picks at random among what the masks allow; another seed, other picks. */
int portolan_sample(portolan_env *env, uint64_t seed, const uint8_t *masks, uint8_t *actions);

/* Ends a batch; NULL is allowed. */
void portolan_close(portolan_env *env);

/* What was wrong with the last failed call of this thread; never NULL. */
const char *portolan_error(void);

#ifdef __cplusplus
}
#endif

#endif
